export {
  type Access,
  type AnyCall,
  type Call,
  call,
  type Download,
  type FileReply,
  fillPath,
  type Input,
  isFileReply,
  type Parsed,
  paramsOf,
  type Reply,
  type Tag,
  wordParams,
} from './core/call.ts';
export {
  type Client,
  type ClientOptions,
  createClient,
  type Exchange,
  newIdempotencyKey,
  type ReplyCheck,
  type SendOptions,
} from './core/client.ts';
export { DateText, DateTimeText, dayOfText, HoursMinutes, momentOfText, notFuture, notPast } from './core/dates.ts';
export { Decided, decidedText, decision, decisionFails } from './core/decision.ts';
export { isPlainAddress, mailboxOf } from './core/email.ts';
export { type Actor, defineEnum, type Move, type Option, type OptionId, type Tone } from './core/enums.ts';
export { ApiFailure, type FailureBody, failureFrom } from './core/errors.ts';
export {
  type CommonFailure,
  declaredFails,
  type Fails,
  type FailsWith,
  type Failure,
  type FailureData,
  failure,
  failuresOf,
  isFailure,
} from './core/fails.ts';
export { ownTexts } from './core/failures.own.ts';
export { failureTexts } from './core/failures.texts.ts';
export { type FailureCode, type FailureRow, failures, isFailureCode } from './core/failures.ts';
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
} from './core/fields.ts';
export { file } from './core/file.ts';
export { dialogAudience, type ForbiddenRule, forbiddenRuleOf, forbiddenRules } from './core/forbidden.ts';
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
  VENUE_ZONE,
  zoneOffset,
} from './core/format.ts';
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
} from './core/hours.ts';
export { innDigitsFit } from './core/inn.ts';
export { InputDay } from './core/inputDates.ts';
export { type AnyKind, besideOf, formatField, type KindField, type RecordKind, recordKind } from './core/kind.ts';
export { createLive, Frame, Hello, type Live, type LiveOptions, type LiveStatus } from './core/live.ts';
export { loginPages } from './core/loginPages.ts';
export { type ActionOf, actionBetween, actionsFrom, mayMove } from './core/moves.ts';
export { agreed, type CallTexts, capitalized, type Noun, noSuch, textsOf } from './core/noun.ts';
export { type RowOf, rowsOf } from './core/pages.ts';
export { isPermission, type Permission, permissionNames, permissions } from './core/permissions.ts';
export { centred, type ImageFile, type MainableImage, PictureMeta, type RecordPicture } from './core/pictures.ts';
export { plainError } from './core/plainError.ts';
export type { Plan } from './core/planned.ts';
export { publication, publicationMoves } from './core/publication.ts';
export {
  type Action,
  type FollowedTopic,
  type Push,
  type PushData,
  type PushTopic,
  push,
  type Topic,
} from './core/push.ts';
export { recordsChanged } from './core/recordsChanged.ts';
export { type ResponseHead, responseOf } from './core/response.ts';
export { richTextTags } from './core/richText.ts';
export { type RoleId, type RoleName, roleNames, roleOf, roles } from './core/roles.ts';
export {
  CssStyle,
  check,
  Email,
  Inn,
  messages,
  OneTimeCode,
  Password,
  Phone,
  phoneDigits,
  required,
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
export { RECONNECT_MS, type Socket, type SocketClass } from './core/socket.ts';
export { decisionWords, type StatusWord, statusWords } from './core/statusWords.ts';
export { failedAt, fileRemovalConfirm, isExpected, signInTexts, textOf } from './core/texts.ts';
export type { Outgoing, Transport } from './core/transport.ts';
export {
  isApiFailure,
  Unreachable,
  type UnreachableCode,
  type UnreachableFacts,
  type UnreadableCode,
} from './core/unreachable.ts';
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
} from './core/uploads.ts';
export { playerOrigins, videoOf } from './core/video.ts';
export { weekdayNames } from './core/week.ts';
