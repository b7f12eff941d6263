import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, Id, message } from '../core/schema/fields.ts';
import { required } from '../core/schema/rules.ts';
import { EventCategory } from './events.model.ts';

const section = '7 Admin: events';
const managed = { access: 'events.manage', section } as const;

/** All categories, hidden ones too. */
export const listCategories = call({
  id: 'admin.category.list',
  summary: 'List all categories of events',
  method: 'POST',
  path: '/admin/categories/show',
  access: 'events.read',
  reply: message(z.object({ categories: z.array(EventCategory) })),
  reads: ['events.categories'],
  section,
});

/** Adds a category; its name has to be new. */
export const addCategory = call({
  ...managed,
  id: 'admin.category.add',
  summary: 'Add a category of events',
  method: 'POST',
  path: '/admin/categories/add',
  body: z.object({ categoryName: required(100) }),
  reply: created(EventCategory),
  fails: ['category_exists'],
  changes: ['events.categories'],
  repeat: 'idempotency-key',
});

/** Renames a category, or hides it from being chosen. */
export const saveCategory = call({
  ...managed,
  id: 'admin.category.update',
  summary: 'Rename or hide a category of events',
  method: 'POST',
  path: '/admin/categories/update',
  body: z.object({ categoryId: Id, categoryName: required(100), isHidden: z.boolean() }),
  reply: message(EventCategory),
  fails: ['not_found', 'category_exists'],
  changes: ['events.categories', 'events'],
  repeat: 'safe',
});
