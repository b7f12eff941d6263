import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decisionFails } from '../core/schema/decision.ts';
import { current, done, exportQuery, Id, message, page, pageQuery, QueryInt } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { KindName } from '../kindName.ts';
import {
  AuditEntry,
  AuditRow,
  FactorRule,
  HistoryEntry,
  PermissionArea,
  RoleSave,
  StaffMember,
  StaffRole,
  StaffSave,
} from './staff.model.ts';

export const staffSorts = ['userName', 'roleTitle', 'lastSeenAt'] as const;

/** Filters of the accounts of staff. */
export const StaffFilters = z.object({ roleId: z.optional(QueryInt) });

/** A page of everybody with a role; `search` looks at name and phone. */
export const listStaff = call({
  id: 'admin.staff.list',
  summary: 'List the accounts of staff',
  method: 'GET',
  path: '/admin/staff',
  access: 'staff.read',
  query: z.extend(pageQuery(staffSorts), StaffFilters.shape),
  reply: page(StaffMember),
  reads: ['staff'],
  ours: true,
});

/** All matching records as one file. */
export const exportStaff = call({
  id: 'admin.staff.export',
  summary: 'Export the filtered accounts of staff',
  method: 'GET',
  path: '/admin/export/staff',
  access: 'staff.read',
  query: z.extend(exportQuery(staffSorts), StaffFilters.shape),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['staff'],
  ours: true,
});

/**
 * Assigns a role to the account of a phone, or to a new account with that name. A person who gets their first role,
 * also a customer who becomes staff, sets a password by a link in an SMS and cannot sign in until then. If the new or
 * the replaced role has permissions the caller does not hold, it is `grant_exceeded`; the last account that manages
 * staff has to keep its role (`last_manager`). Links are `rate_limited`: three an hour to one account, thirty by one
 * caller.
 */
export const saveStaff = call({
  id: 'admin.staff.save',
  summary: 'Assign a role to an account',
  method: 'POST',
  path: '/admin/staff/save',
  access: 'staff.manage',
  body: StaffSave,
  reply: message(StaffMember),
  fails: [...decisionFails, 'grant_exceeded', 'last_manager', 'account_closing', 'rate_limited'],
  changes: ['staff', 'users', 'session'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Sends a colleague a new link for setting a password, three an hour at most, the first one included; earlier links
 * stop working.
 */
export const inviteStaff = call({
  id: 'admin.staff.invite',
  summary: 'Send a colleague a link for setting a password',
  method: 'POST',
  path: '/admin/staff/{id}/invite',
  access: 'staff.manage',
  reply: message(StaffMember),
  fails: ['not_found', 'rate_limited'],
  changes: ['staff'],
  repeat: 'idempotency-key',
  ours: true,
});

/**
 * Removes the role (`seen` is the one the account had on the screen): the account is a customer's from then on, and its
 * sessions end at once.
 */
export const removeStaff = call({
  id: 'admin.staff.remove',
  summary: 'Remove the role of an account',
  method: 'DELETE',
  path: '/admin/staff/{id}',
  access: 'staff.manage',
  query: z.object({ seen: QueryInt }),
  reply: done,
  fails: [...decisionFails, 'grant_exceeded', 'last_manager'],
  changes: ['staff', 'users', 'session'],
  repeat: 'idempotency-key',
  ours: true,
});

/** All roles with their members, the one that may do everything first. */
export const listRoles = call({
  id: 'admin.role.list',
  summary: 'List the roles of staff',
  method: 'GET',
  path: '/admin/roles',
  access: 'staff.read',
  reply: message(z.object({ roles: z.array(StaffRole) })),
  reads: ['staff'],
  ours: true,
});

/**
 * Adds a role or changes one; a change applies from the next request of everybody who has it. Two roles cannot have the
 * same title, and permissions the caller does not hold can neither be given nor taken (`grant_exceeded`).
 */
export const saveRole = call({
  id: 'admin.role.save',
  summary: 'Save a role of staff',
  method: 'POST',
  path: '/admin/roles/save',
  access: 'staff.manage',
  body: RoleSave,
  reply: message(StaffRole),
  fails: [
    'not_found',
    { conflict: current(StaffRole) },
    'role_exists',
    'role_built_in',
    'grant_exceeded',
    'last_manager',
  ],
  changes: ['staff', 'session'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Removes a role that nobody has. */
export const removeRole = call({
  id: 'admin.role.remove',
  summary: 'Remove a role of staff',
  method: 'DELETE',
  path: '/admin/roles/{id}',
  access: 'staff.manage',
  reply: done,
  fails: ['not_found', 'role_in_use', 'role_built_in'],
  changes: ['staff'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Sets whether a role requires a second factor. Takes all of its permissions; without one, a login sets it up. */
export const requireFactor = call({
  id: 'admin.role.factor',
  summary: 'Require a second factor of a role',
  method: 'POST',
  path: '/admin/roles/{id}/second-factor',
  access: 'staff.manage',
  body: FactorRule,
  reply: message(StaffRole),
  fails: ['not_found', { conflict: current(StaffRole) }, 'grant_exceeded'],
  changes: ['staff', 'ownSecurity'],
  repeat: 'safe',
  ours: true,
});

/**
 * Removes the second factor of a colleague, not one's own, and ends their sessions; they are told by SMS and letter.
 * The caller must hold all permissions of the colleague.
 */
export const resetFactor = call({
  id: 'admin.staff.factorReset',
  summary: 'Remove the second factor of a colleague',
  method: 'POST',
  path: '/admin/staff/{id}/second-factor/reset',
  access: 'staff.manage',
  reply: message(StaffMember),
  fails: ['not_found', 'grant_exceeded', 'conflict'],
  changes: ['staff'],
  repeat: 'never: the second finds it gone',
  ours: true,
});

/**
 * Shows the back office as this role sees it, in this session only: until `endView` it has the permissions of both the
 * role and the caller, and changes nothing (`view_only`). The caller must hold all permissions of the role.
 */
export const viewAsRole = call({
  id: 'admin.role.view',
  summary: 'See the back office as a role',
  method: 'POST',
  path: '/admin/roles/{id}/view',
  access: 'staff.read',
  reply: done,
  fails: ['not_found', 'grant_exceeded'],
  changes: ['session'],
  repeat: 'safe',
  ours: true,
});

/** Returns the session to the caller’s own role. */
export const endView = call({
  id: 'admin.role.viewEnd',
  summary: 'Stop seeing the back office as a role',
  method: 'POST',
  path: '/admin/roles/view/end',
  access: 'admin',
  reply: done,
  changes: ['session'],
  repeat: 'safe',
  ours: true,
});

export const auditSorts = ['at'] as const;

/** Filters of the log; `area` is that of the calls, `kind` and `recordId` identify one record. */
export const AuditFilters = z.object({
  userId: z.optional(QueryInt),
  area: z.optional(PermissionArea),
  kind: z.optional(KindName),
  recordId: z.optional(QueryInt),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
});

/** A page of the log of what staff changed; `search` looks at names, at what was done and at the record's number. */
export const listAudit = call({
  id: 'admin.audit.list',
  summary: 'List what staff changed',
  method: 'GET',
  path: '/admin/audit',
  access: 'audit.read',
  query: z.extend(pageQuery(auditSorts), AuditFilters.shape),
  reply: page(AuditRow),
  reads: ['audit'],
  ours: true,
});

/** All matching records as one file. */
export const exportAudit = call({
  id: 'admin.audit.export',
  summary: 'Export the filtered log of what staff changed',
  method: 'GET',
  path: '/admin/export/audit',
  access: 'audit.read',
  query: z.extend(exportQuery(auditSorts), AuditFilters.shape),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['staff'],
  ours: true,
});

/** One row of the log with the fields it changed. */
export const getAuditEntry = call({
  id: 'admin.audit.detail',
  summary: 'Read what one action of staff changed',
  method: 'GET',
  path: '/admin/audit/{id}',
  access: 'audit.read',
  reply: message(AuditEntry),
  fails: ['not_found'],
  reads: ['audit'],
  ours: true,
});

/** Everybody who is named in the log, for its filter. */
export const listAuditPeople = call({
  id: 'admin.audit.people',
  summary: 'List the staff who appear in the change log',
  method: 'GET',
  path: '/admin/audit/people',
  access: 'audit.read',
  reply: message(z.object({ people: z.array(z.object({ userId: Id, userName: z.string() })) })),
  reads: ['audit'],
  ours: true,
});

/**
 * What staff changed of one record, newest first, `most` entries of it; `more` when there are others. Requires the
 * right to read such records, otherwise it is `profile_denied`. The history is empty when nobody has changed the
 * record.
 */
export const listHistory = call({
  id: 'admin.history.list',
  summary: 'List what staff changed of one record',
  method: 'GET',
  path: '/admin/history/{kind}/{id}',
  access: 'admin',
  query: z.object({ most: z._default(QueryInt.check(z.minimum(1), z.maximum(500)), 20) }),
  reply: message(z.object({ entries: z.array(HistoryEntry), more: z.boolean() })),
  fails: ['not_found'],
  reads: ['history'],
  ours: true,
});
