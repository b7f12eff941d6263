import type { OrganisationFields } from '@venue/sdk/profile/model';
import { contragentType, documentType } from '@venue/sdk/profile/model';
import { check, index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { isOneOf, moment, nameText } from '../../core/db/columns.ts';
import { wordsIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

const ownerAsKey = () =>
  integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' });

/** A passport, encrypted as a whole; the server decrypts it for its owner, and for staff who give a reason. */
export const passport = pgTable('passport', {
  userId: ownerAsKey(),
  sealed: text('sealed').notNull(),
  savedAt: moment('saved_at').notNull(),
});

/** What residents submit about their business. */
export const residentData = pgTable('resident_data', {
  userId: ownerAsKey(),
  name: nameText('name').notNull(),
  description: text('description').notNull(),
  siteUrl: text('site_url').notNull(),
  savedAt: moment('saved_at').notNull(),
});

type Details = Omit<z.output<typeof OrganisationFields>, 'name' | 'type' | 'INN'>;

/** Companies, sole traders and persons on whose behalf a person acts; other fields for documents are in `details`. */
export const organisation = pgTable(
  'organisation',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    name: nameText('name').notNull(),
    type: integer('type').$type<z.output<typeof OrganisationFields>['type']>().notNull(),
    inn: text('inn').notNull(),
    details: jsonb('details').$type<Details>().notNull(),
  },
  table => [
    check('organisation_type', isOneOf(table.type, contragentType)),
    index('organisation_words').using('gin', wordsIn(table.name, table.inn)),
    index('organisation_user').on(table.userId, table.id),
  ],
);
export type OrganisationRow = typeof organisation.$inferSelect;

/** Uploaded personal files; their bytes are encrypted in the file store. */
export const document = pgTable(
  'document',
  {
    id: serial('id').primaryKey(),
    userId: owner(),
    type: integer('type').notNull(),
    file: text('file').notNull(),
    name: nameText('name').notNull(),
    mimeType: text('mime_type').notNull(),
    size: integer('size').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  table => [
    check('document_type', isOneOf(table.type, documentType)),
    index('document_user').on(table.userId, table.id),
  ],
);
export type DocumentRow = typeof document.$inferSelect;
