-- What a name looks like: equal for names that can be taken for one another. The program fills it in.
ALTER TABLE accounts ADD COLUMN look TEXT;

CREATE INDEX accounts_by_look ON accounts (look);
CREATE INDEX accounts_by_name ON accounts (name_key);
