// The links by which this person was invited to tables, kept while the window is open.
import type { TableId } from '../wire/types';

const NAME = (table: TableId) => `hangar-link-${table}`;

export const invitations = {
  keep(table: TableId, token: string): void {
    sessionStorage.setItem(NAME(table), token);
  },
  of(table: TableId): string | null {
    return sessionStorage.getItem(NAME(table));
  },
};
