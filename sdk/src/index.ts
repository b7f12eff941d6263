export { asResponse } from './core/client/asResponse.ts';
export { beginTrace } from './core/client/beginTrace.ts';
export { type Client, createClient } from './core/client/client.ts';
export type { Fails } from './core/client/declaredFails.ts';
export { ApiFailure, type FailureBody, failureFrom } from './core/client/errors.ts';
export {
  type CommonFailure,
  declaredFails,
  type FailsWith,
  type Failure,
  type FailureData,
  failure,
  failuresOf,
  isFailure,
} from './core/client/fails.ts';
export { ownTexts } from './core/client/failures.own.ts';
export { failureTexts } from './core/client/failures.texts.ts';
export { type FailureCode, type FailureRow, failures, isFailureCode } from './core/client/failures.ts';
export { dialogAudience, type ForbiddenRule, forbiddenRuleOf, forbiddenRules } from './core/client/forbidden.ts';
export { newIdempotencyKey } from './core/client/idempotencyKey.ts';
export { isApiFailure } from './core/client/isApiFailure.ts';
export { loginPages } from './core/client/loginPages.ts';
export type {
  ClientOptions,
  Exchange,
  Logger,
  LogLevel,
  ReplyCheck,
  SendOptions,
  Try,
} from './core/client/options.ts';
export { type RowOf, type Rows, rowsOf } from './core/client/pages.ts';
export { plainError } from './core/client/plainError.ts';
export { type ResponseHead, responseOf } from './core/client/response.ts';
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
  type WebStorage,
} from './core/client/session.ts';
export type { Outgoing, Transport } from './core/client/transport.ts';
export {
  Unreachable,
  type UnreachableCode,
  type UnreachableFacts,
  type UnreadableCode,
} from './core/client/unreachable.ts';
export {
  DateText,
  DateTimeText,
  dayOfText,
  HoursMinutes,
  momentOfText,
  notFuture,
  notPast,
} from './core/format/dates.ts';
export {
  addDays,
  atVenue,
  DEADLINE_ZONE,
  dayOf,
  formatDate,
  formatDateTime,
  formatDay,
  formatDeadline,
  formatMoney,
  formatNumber,
  formatPhone,
  formatTime,
  formatWholePhone,
  groupPhone,
  hourOf,
  isNoPhone,
  momentOf,
  plural,
  VENUE_ADDRESS,
  VENUE_HOURS,
  VENUE_OPEN,
  VENUE_PLACE,
  VENUE_ZONE,
  zoneOffset,
} from './core/format/format.ts';
export {
  endOfHour,
  formatDayAndTime,
  formatDaysOf,
  formatFewRuns,
  formatHours,
  formatRun,
  formatRuns,
  formatSpan,
  hoursFrom,
  type Run,
  runsOf,
} from './core/format/hours.ts';
export { failedAt, fileRemovalConfirm, isExpected, signInTexts, textOf } from './core/format/texts.ts';
export { weekdayNames } from './core/format/week.ts';
export { type AnyKind, besideOf, formatField, type RecordKind, recordKind } from './core/kind/kind.ts';
export { agreed, type CallTexts, capitalized, type Noun, noSuch, textsOf } from './core/kind/noun.ts';
export type { Plan } from './core/kind/planned.ts';
export { publication, publicationMoves } from './core/kind/publication.ts';
export { decisionWords, type StatusWord, statusWords } from './core/kind/statusWords.ts';
export { createLive, Frame, Hello, type Live, type LiveOptions, type LiveStatus } from './core/live/live.ts';
export {
  type Action,
  type FollowedTopic,
  type Push,
  type PushData,
  type PushTopic,
  push,
  type Topic,
} from './core/live/push.ts';
export { recordsChanged } from './core/live/recordsChanged.ts';
export { RECONNECT_MS, type Socket, type SocketClass } from './core/live/socket.ts';
export {
  type Access,
  type AnyCall,
  type Call,
  call,
  fillPath,
  type Input,
  isFileReply,
  type Parsed,
  paramsOf,
  type Reply,
  type Tag,
  takesKey,
  wordParams,
} from './core/schema/call.ts';
export { decidedText, decision, decisionFails, EarlierDecision } from './core/schema/decision.ts';
export { isPlainAddress, mailboxOf } from './core/schema/email.ts';
export { type Actor, defineEnum, type Move, type Option, type OptionId, type Tone } from './core/schema/enums.ts';
export {
  current,
  Day,
  done,
  exportQuery,
  Id,
  Instant,
  Kopecks,
  message,
  page,
  pageBody,
  pageQuery,
  QueryInt,
} from './core/schema/fields.ts';
export { file } from './core/schema/file.ts';
export type { Download, FileReply } from './core/schema/fileReply.ts';
export { innDigitsFit } from './core/schema/inn.ts';
export { InputDay } from './core/schema/inputDates.ts';
export {
  type KindField,
  type Label,
  labelled,
  labelOf,
  lengthOf,
  mayBeEmpty,
  shapeOf,
  typeOf,
} from './core/schema/labels.ts';
export { type ActionOf, actionBetween, actionsFrom, mayMove } from './core/schema/moves.ts';
export { anyName, nameTexts, requiredName, tidyName } from './core/schema/names.ts';
export { isPermission, type Permission, permissionNames, permissions } from './core/schema/permissions.ts';
export {
  centred,
  type ImageFile,
  type MainableImage,
  PictureMeta,
  type RecordPicture,
} from './core/schema/pictures.ts';
export { richTextTags } from './core/schema/richText.ts';
export { type RoleId, type RoleName, roleNames, roleOf, roles } from './core/schema/roles.ts';
export {
  AnyPhone,
  CssStyle,
  check,
  Email,
  Inn,
  isForeign,
  messages,
  OneTimeCode,
  Password,
  Phone,
  phoneDigits,
  required,
} from './core/schema/rules.ts';
export {
  FILE_NAME_LENGTH,
  isUpload,
  limitsOf,
  limitsText,
  MEGABYTE,
  paper,
  picture,
  typeRefusal,
  type UploadLimits,
  upload,
  uploadFails,
  uploadFieldsOf,
} from './core/schema/uploads.ts';
export { playerOrigins, videoOf } from './core/schema/video.ts';
