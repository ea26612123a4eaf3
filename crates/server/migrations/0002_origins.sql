-- The bouts that a bout goes on from, the oldest first: a JSON list.
ALTER TABLE bouts ADD COLUMN origins TEXT NOT NULL DEFAULT '[]';
