// What lies in the dock: the hand, and before it whatever is asked for that is not in sight elsewhere.
import type { Id, Part, Zone } from '../wire/types';
import { holds, isComb, isHand, isRack, isStak, isUnit, type Plan, zonesOf } from './plan';
import type { Mode } from './stage';
import { countOf, lyingIn, tilesOf } from './things';

/** How wide a card is, unless it lies in the last row; and the name of its zone with what is around it. */
const NARROWEST = 104;
const LABEL = 48;
const ROWS_MOST = 3;

/** Whether a part of the own seat lies in the dock: the comb does, where there is no room for it in the rail. */
export function docks(part: Part, mode: Mode): boolean {
  return isHand(part) || (mode !== 'wide' && isComb(part));
}

export function dockOf(plan: Plan, mode: Mode, wanted: (id: Id) => boolean): Zone[] {
  const own = plan.mine?.parts ?? [];
  // Of several units one is in the hand.
  const held = own.flatMap((part) => ('panel' in part && isUnit(part.panel) ? part.panel.parts : [part]));
  const hand = held.flatMap((part) => ('zone' in part && docks(part, mode) ? [part.zone] : []));
  // In the rail all is in sight but piles, which lie at its end. An empty hand leaves its room to what is asked for.
  const isEmpty = hand.every((zone) => countOf(zone) === 0);
  const isHidden = (part: Part) => mode !== 'wide' || isEmpty || ('panel' in part && !isRack(part.panel));
  const hidden = zonesOf(own.filter((part) => !docks(part, mode) && isHidden(part)));
  const shared = plan.ground === 'board' ? zonesOf(plan.rest) : [];
  const asked = [...hidden, ...shared].filter(
    (zone) => !(plan.ground === 'ring' && isStak({ zone })) && holds(zone, wanted),
  );
  // A small dock is swiped: what is asked for stands where it begins.
  return [...asked.filter((zone) => !hand.includes(zone)), ...hand];
}

/** Where the names of cards would not be read in a dock of this width, they lie in further rows. */
export function rowsOf(dock: readonly Zone[], width: number): number {
  const cards = dock.filter((zone) => tilesOf(zone).length === 0);
  const lying = cards.reduce((sum, zone) => sum + lyingIn(zone), 0);
  const room = width - LABEL * dock.length;
  return room > 0 ? Math.min(ROWS_MOST, Math.max(1, Math.ceil((lying * NARROWEST) / room))) : 1;
}
