export {
  type Access,
  type AnyCall,
  type Call,
  call,
  type Download,
  type FailsWith,
  type FileReply,
  file,
  fillPath,
  type Input,
  isFileReply,
  type Parsed,
  paramsOf,
  type Reply,
  type Tag,
} from './core/call.ts';
export { type Client, type ClientOptions, createClient, type ReplyCheck, type SendOptions } from './core/client.ts';
export { DateText, DateTimeText, dayOfText, HoursMinutes, momentOfText, notFuture, notPast } from './core/dates.ts';
export {
  ApiFailure,
  type FailureBody,
  type FailureCode,
  type FailureRow,
  failureFrom,
  failures,
  isFailureCode,
  Unreachable,
} from './core/failures.ts';
export { Day, done, Id, Instant, Kopecks, message, page, pageQuery, QueryInt, Upload } from './core/fields.ts';
export { type ForbiddenRule, forbiddenRuleOf, forbiddenRules, loginPages } from './core/forbidden.ts';
export {
  addDays,
  DEADLINE_ZONE,
  dayOf,
  hourOf,
  momentOf,
  plural,
  showDate,
  showDateTime,
  showDay,
  showDeadline,
  showMoney,
  showPhone,
  showTime,
  VENUE_ZONE,
} from './core/format.ts';
export { endOfHour, hoursFrom, type Run, runsOf, showDayAndTime, showHours, showRun, showSpan } from './core/hours.ts';
export { createLive, Frame, Hello, type Live, type LiveStatus, RECONNECT_MS } from './core/live.ts';
export { type RowOf, rowsOf } from './core/pages.ts';
export { type Push, type PushData, push, type Topic } from './core/push.ts';
export {
  isPermission,
  type Permission,
  permissionNames,
  permissions,
  type RoleId,
  type RoleName,
  roleNames,
  roleOf,
  roles,
} from './core/roles.ts';
export {
  check,
  Email,
  Inn,
  OneTimeCode,
  Password,
  Phone,
  phoneDigits,
  plainError,
  required,
  say,
} from './core/rules.ts';
export {
  browserStore,
  type Current,
  createSession,
  type Login,
  memoryStore,
  type Session,
  type SessionStore,
  type StoredKey,
  storedKeys,
  type Tokens,
} from './core/session.ts';
export { type Face, type Move, mayMove, statuses, type Tone } from './core/statuses.ts';
export { failedAt, textOf } from './core/texts.ts';
export type { Outgoing, Transport } from './core/transport.ts';
