import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { seedAccounts } from './accounts.ts';
import { seedBidders } from './seedBidders.ts';
import { indexLots, seedLots } from './seed.ts';
import type { Database } from './sqlite.ts';

/** Increase this number if the tables or the seed data change. Existing database files are then created again. */
const version = 7;

const schema = `
  CREATE TABLE lots (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, category TEXT NOT NULL, sub_group TEXT NOT NULL, leaf TEXT NOT NULL,
    path TEXT NOT NULL, house TEXT NOT NULL, place TEXT NOT NULL, bid INTEGER NOT NULL, bids INTEGER NOT NULL, hours INTEGER NOT NULL
  );
  CREATE INDEX lots_by_path ON lots (path);
  CREATE INDEX lots_by_category ON lots (category, sub_group);
  CREATE VIRTUAL TABLE lots_text USING fts5(title, leaf, category, content='lots', content_rowid='id');
  CREATE TABLE bidders (id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, name TEXT NOT NULL, guid TEXT NOT NULL, password TEXT NOT NULL);
  CREATE TABLE watched (bidder INTEGER NOT NULL, lot INTEGER NOT NULL, PRIMARY KEY (bidder, lot));
  CREATE TABLE own_bids (bidder INTEGER NOT NULL, lot INTEGER NOT NULL, amount INTEGER NOT NULL);
  CREATE TABLE purchases (
    bidder INTEGER NOT NULL, invoice INTEGER NOT NULL, day TEXT NOT NULL, id INTEGER NOT NULL, title TEXT NOT NULL, category TEXT NOT NULL,
    sub_group TEXT NOT NULL, leaf TEXT NOT NULL, path TEXT NOT NULL, house TEXT NOT NULL, place TEXT NOT NULL, bid INTEGER NOT NULL,
    bids INTEGER NOT NULL, hours INTEGER NOT NULL
  );
  CREATE TABLE subscriptions (address TEXT PRIMARY KEY COLLATE NOCASE, time TEXT NOT NULL);
  CREATE TABLE viewings (id INTEGER PRIMARY KEY, day TEXT NOT NULL, time TEXT NOT NULL);
  CREATE TABLE sessions (token TEXT PRIMARY KEY, bidder INTEGER NOT NULL REFERENCES bidders);
`;

/** Opens the database. Creates and fills it if the file doesn't exist or is outdated. */
export function openDatabase(file: string): Database {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true });
    // A server that was killed leaves its lock. Two servers can't share a file.
    rmSync(`${file}.lock`, { recursive: true, force: true });
  }
  const database = new sqlite.Database(file);
  if (Number(database.get('PRAGMA user_version')?.['user_version']) === version) return database;
  if (file !== ':memory:') {
    database.close();
    rmSync(file, { force: true });
    return seed(new sqlite.Database(file));
  }
  return seed(database);
}

function seed(database: Database): Database {
  database.exec('PRAGMA synchronous = OFF');
  database.exec('BEGIN');
  database.exec(schema);
  seedLots(database);
  seedAccounts(database);
  seedBidders(database);
  indexLots(database);
  database.exec(`PRAGMA user_version = ${version}`);
  database.exec('COMMIT');
  return database;
}
