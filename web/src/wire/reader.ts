// A reader of one connection: it makes notes with everything of messages that tell only what has changed.
import { Gap, Held } from './delta';
import { whole } from './usual';
import type {
  BoutTold,
  Note,
  Sight,
  SightTold,
  Still,
  StillTold,
  TableCard,
  TableId,
  TableTold,
  ToClient,
} from './types';

export class Reader {
  private readonly cards = new Map<TableId, TableCard>();
  private readonly sights = new Map<TableId, { count: number; held: Held }>();

  /** The messages of a frame, one in each line. Throws a gap if one builds on something that was never told. */
  read(frame: string): ToClient[] {
    return frame.split('\n').map((line) => this.message(whole(JSON.parse(line) as ToClient)));
  }

  private message(message: ToClient): ToClient {
    if ('bout' in message) return { note: this.bout(message.bout) };
    if ('table' in message) return { note: { table: this.table(message.table) } };
    if ('note' in message) this.note(message.note);
    return message;
  }

  private note(note: Note): void {
    if ('table' in note) this.cards.set(note.table.table, note.table);
    if ('gone' in note) {
      this.cards.delete(note.gone);
      this.sights.delete(note.gone);
    }
  }

  private bout({ table, whole = false, events = [], stills = [], sight }: BoutTold): Note {
    const seen = stills.map((told) => this.still(table, told));
    return { bout: { table, whole, events, stills: seen, sight: sight ? this.sight(table, sight) : null } };
  }

  private still(table: TableId, { after, scene }: StillTold): Still {
    const known = this.sights.get(table);
    if (!known) throw new Gap('a message is missing');
    known.count += 1;
    return { after, scene: known.held.fold(scene) };
  }

  private sight(table: TableId, told: SightTold): Sight {
    const known = told.base === 0 ? undefined : this.sights.get(table);
    const { count, held } = known ?? { count: 0, held: new Held() };
    if (told.base !== count) throw new Gap('a message is missing');
    const scene = held.fold(told.scene);
    this.sights.set(table, { count: count + 1, held });
    return {
      number: told.number,
      look: { scene, asked: told.asked ?? null },
      orders: told.orders ?? {},
      rests: told.rests ?? [],
      may_rest: told.may_rest ?? [],
      anyway: told.anyway ?? false,
      held_until: told.held_until ?? null,
      undo: told.undo ?? false,
    };
  }

  private table({ table, clocks, stage }: TableTold): TableCard {
    const card = this.cards.get(table);
    if (!card) throw new Gap('a message is missing');
    const running = new Map(clocks ?? []);
    const seats = card.seats.map((seat, place) => {
      const clock = running.get(place);
      return clock === undefined ? seat : { ...seat, clock };
    });
    const now = { ...card, seats, stage: stage ?? card.stage };
    this.cards.set(table, now);
    return now;
  }
}
