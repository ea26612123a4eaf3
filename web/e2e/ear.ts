// A reader who sees nothing: they know only the accessibility tree, and only go to one of its nodes and press Enter.
import type { CDPSession, Page } from '@playwright/test';

export interface Node {
  role: string;
  name: string;
  disabled: boolean;
  /** All text at and below it. */
  text: string;
  below: Node[];
  id: number;
}

interface Raw {
  nodeId: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  properties?: { name: string; value: { value?: unknown } }[];
  childIds?: string[];
  backendDOMNodeId?: number;
}

export class Ear {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async of(page: Page): Promise<Ear> {
    return new Ear(page, await page.context().newCDPSession(page));
  }

  /** The whole page as a screen reader has it. */
  async tree(): Promise<Node> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as { nodes: Raw[] };
    const raw = new Map(nodes.map((node) => [node.nodeId, node]));
    const root = nodes[0];
    if (!root) throw new Error('a page has a tree');
    return told(root, raw);
  }

  /** Everything with this role, and with this name if one is wanted. */
  async all(role: string, name: RegExp = /^/): Promise<Node[]> {
    return within(await this.tree(), role, name);
  }

  /** Goes to the node and presses Enter. */
  async press({ id }: Node): Promise<void> {
    await this.session.send('DOM.focus', { backendNodeId: id });
    await this.page.keyboard.press('Enter');
  }
}

/** All nodes below with this role and name. */
export function within(node: Node, role: string, name: RegExp = /^/): Node[] {
  const here = node.role === role && name.test(node.name) ? [node] : [];
  return [...here, ...node.below.flatMap((child) => within(child, role, name))];
}

function told(node: Raw, all: Map<string, Raw>): Node {
  const below = (node.childIds ?? []).flatMap((id) => {
    const child = all.get(id);
    return child ? [told(child, all)] : [];
  });
  const role = node.ignored ? 'ignored' : (node.role?.value ?? '');
  const name = node.ignored ? '' : (node.name?.value ?? '');
  const own = role === 'StaticText' ? [name] : below.map(({ text }) => text);
  return {
    role,
    name,
    disabled: node.properties?.some((each) => each.name === 'disabled' && each.value.value === true) ?? false,
    text: own.filter(Boolean).join(' '),
    below,
    id: node.backendDOMNodeId ?? 0,
  };
}
