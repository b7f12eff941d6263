import * as z from 'zod/mini';
import { Id, Instant } from '../core/schema/fields.ts';
import { anyName } from '../core/schema/names.ts';
import {
  type PermissionArea as Area,
  type Permission,
  permissionAreas,
  permissionNames,
} from '../core/schema/permissions.ts';
import { Password, Phone, required } from '../core/schema/rules.ts';

type VerbOf<P> = P extends `${string}.${infer Verb}` ? Verb : never;

/** The action that a permission allows in its area: the word after the dot. */
export const permissionVerbs = {
  read: 'Просмотр',
  manage: 'Изменение',
  passports: 'Паспорта',
  export: 'Выгрузка',
  cash: 'Касса',
  codes: 'Коды',
} as const satisfies Readonly<Record<VerbOf<Permission>, string>>;

export type PermissionVerb = keyof typeof permissionVerbs;

const areaNames = Object.keys(permissionAreas) as [Area, ...Area[]];
const verbNames = Object.keys(permissionVerbs) as PermissionVerb[];

/** All permissions as a table: areas as rows, their actions as cells. */
export const permissionTable: readonly {
  readonly area: Area;
  readonly label: string;
  readonly cells: readonly { readonly permission: Permission; readonly verb: PermissionVerb; readonly label: string }[];
}[] = areaNames.map(area => ({
  area,
  label: permissionAreas[area].title,
  cells: verbNames.flatMap(verb => {
    const permission = permissionNames.find(name => name === `${area}.${verb}`);
    return permission ? [{ permission, verb, label: permissionVerbs[verb] }] : [];
  }),
}));

export const PermissionArea = z.enum(areaNames);
export type PermissionArea = Area;

const Permissions = z.array(z.enum(permissionNames as [Permission, ...Permission[]]));

/** For how many minutes the link of an invitation is valid. */
export const INVITATION_MINUTES = 24 * 60;

export const staffLimits = { title: 60, name: 100 } as const;

export const staffActions = ['assign', 'invite', 'resetFactor', 'remove'] as const;

/** A colleague: an account with a role. */
export const StaffMember = z.object({
  userId: Id,
  userName: z.string(),
  phone: z.string(),
  roleId: Id,
  roleTitle: z.string(),
  /** The last sign-in; null for those who have not signed in yet. */
  lastSeenAt: z.nullable(Instant),
  /** Active sessions. */
  sessions: z.int(),
  /** Whether they sign in with a second factor. */
  hasFactor: z.boolean(),
  /** Until when the invitation link for the first password works; null once there is a password. */
  invitedUntil: z.nullable(Instant),
  /** What the reader may do with the account. */
  can: z.array(z.enum(staffActions)),
});
export type StaffMember = z.output<typeof StaffMember>;

/** A role and who has it. */
export const StaffRole = z.object({
  roleId: Id,
  title: z.string(),
  permissions: Permissions,
  /** The role that may do everything, including what is added later; it cannot be changed. */
  hasAll: z.boolean(),
  /** Whether everybody with the role has to sign in with a second factor. */
  needsFactor: z.boolean(),
  version: z.int(),
  members: z.array(z.object({ userId: Id, userName: z.string() })),
  /** What the reader may do with the role. */
  can: z.array(z.enum(['edit', 'remove', 'requireFactor', 'view'])),
});
export type StaffRole = z.output<typeof StaffRole>;

const Name = z.optional(anyName(staffLimits.name));

/** Assigns a role to an account. The names are for a new account; an existing one keeps its own. */
export const StaffSave = z.object({
  phone: Phone,
  roleId: Id,
  /** The role the account had on the screen; null when it had none. */
  seen: z.nullable(Id),
  lastname: Name,
  name: Name,
  middlename: Name,
});

/** A new role without `roleId`; an existing one with the version that was read. */
export const RoleSave = z.object({
  roleId: z.optional(Id),
  version: z.optional(z.int()),
  title: required(staffLimits.title),
  permissions: Permissions.check(z.maxLength(permissionNames.length)),
});

/** Whether a role requires a second factor; `version` is that of the role that was read. */
export const FactorRule = z.object({ needsFactor: z.boolean(), version: z.int() });

const token = required(100);

/** The token of an invitation link. */
export const InvitationLink = z.object({ token });

/** What a colleague sends from the page of their invitation. */
export const InvitationAnswer = z.object({ token, password: Password });

/** A field whose value was changed; null where it was, or is, empty. Long texts are cut at 4,000 characters. */
export const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() });
export type FieldChange = z.output<typeof FieldChange>;

/** One step of a record: who did what, when, and what it changed. */
export const HistoryEntry = z.object({
  id: Id,
  at: Instant,
  /** Short name, `Кузнецова И. В.`. */
  who: z.string(),
  /** In words: `Опубликовала статью`. */
  what: z.string(),
  changes: z.array(FieldChange),
});
export type HistoryEntry = z.output<typeof HistoryEntry>;

/** A row of the log. */
export const AuditRow = z.object({
  id: Id,
  at: Instant,
  userId: Id,
  who: z.string(),
  what: z.string(),
  kind: z.string(),
  recordId: z.int(),
  /** `Статья № 12`. */
  record: z.string(),
});
export type AuditRow = z.output<typeof AuditRow>;

/** One row with what it changed. */
export const AuditEntry = z.extend(AuditRow, { changes: z.array(FieldChange) });
export type AuditEntry = z.output<typeof AuditEntry>;
