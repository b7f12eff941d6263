/** How a failure reaches the user: a toast of an error or of a warning, a dialog, text beside a field, a change of page. */
type Shown = 'toast' | 'warning' | 'dialog' | 'field' | 'redirect';

/** One row of the failure table. */
export interface FailureRow {
  /** HTTP status. */
  readonly status: number;
  /** The server message of the specification's section 8; without one, the code is sent as the message. */
  readonly server?: string;
  /** The exact text the user reads. */
  readonly text: string;
  readonly shown: Shown;
}

const later = 'Попробуйте позже или обратитесь в техподдержку.';

/** Every failure of the API: code, status, server message, text and how it is shown, each once. */
export const failures = {
  invalid_input: { status: 400, text: 'Проверьте заполнение полей', shown: 'field' },
  malformed: { status: 400, text: 'Запрос не удалось прочитать', shown: 'toast' },
  not_found: { status: 404, text: 'Запись не найдена', shown: 'toast' },
  conflict: { status: 409, text: 'Данные успели измениться. Обновите страницу и повторите', shown: 'toast' },
  key_reused: {
    status: 409,
    text: 'Этот запрос уже отправлен с\u00a0другими данными. Обновите страницу и\u00a0повторите',
    shown: 'toast',
  },
  too_large: { status: 413, text: 'Слишком большой запрос', shown: 'toast' },
  unsupported_type: { status: 415, text: 'Такой формат данных не поддерживается', shown: 'toast' },
  rate_limited: { status: 429, text: 'Слишком много попыток. Подождите немного и повторите', shown: 'toast' },
  internal: { status: 500, text: `Произошла ошибка на сервере. ${later}`, shown: 'toast' },
  unavailable: { status: 503, text: 'Сервис временно недоступен. Попробуйте через минуту', shown: 'toast' },

  profile_denied: {
    status: 403,
    server: 'Access denied profile',
    text: 'У вас нет прав для просмотра',
    shown: 'dialog',
  },
  token_expired: {
    status: 403,
    server: 'Token expired',
    text: 'Срок действия входа истёк. Войдите ещё раз',
    shown: 'redirect',
  },
  access_denied: { status: 403, server: 'Access denied', text: 'Войдите, чтобы продолжить', shown: 'redirect' },
  access_closed: {
    status: 403,
    server: 'Access denied: no account of staff',
    text: 'Доступ сотрудника закрыт администратором',
    shown: 'redirect',
  },
  forbidden: { status: 403, server: 'Forbidden', text: 'Доступ запрещён', shown: 'redirect' },

  user_exists: {
    status: 409,
    server: 'users_usersphone_uindex',
    text: 'Пользователь уже существует в системе',
    shown: 'field',
  },
  consent_missing: {
    status: 409,
    text: 'Сначала дайте согласие на обработку этих данных',
    shown: 'toast',
  },
  password_wrong: { status: 400, text: 'Неверный пароль', shown: 'field' },
  captcha_failed: { status: 400, text: 'Проверка не пройдена. Подтвердите, что вы не робот', shown: 'field' },
  code_wrong: { status: 400, text: 'Неверный код', shown: 'field' },
  code_expired: {
    status: 400,
    text: 'Время действия кода подтверждения истекло, вы можете отправить новый код',
    shown: 'field',
  },
  code_tries_spent: { status: 429, text: 'Слишком много неверных попыток. Отправьте новый код', shown: 'field' },
  code_too_soon: { status: 429, text: 'Новый код можно отправить чуть позже', shown: 'toast' },
  sms_down: {
    status: 503,
    server: 'sms service not work',
    text: `Сервис отправки кода недоступен. ${later}`,
    shown: 'toast',
  },
  call_down: {
    status: 503,
    server: 'call service not work',
    text: `Сервис отправки кода недоступен. ${later}`,
    shown: 'toast',
  },
  code_not_sent: {
    status: 502,
    server: 'call service can not send code',
    text: `Не удалось отправить код. ${later}`,
    shown: 'toast',
  },

  slot_taken: { status: 409, text: 'Выбранные часы уже заняты. Выберите другое время', shown: 'toast' },
  slot_invalid: { status: 400, text: 'Эти часы нельзя забронировать', shown: 'toast' },
  day_closed: { status: 409, text: 'Этот день уже закрыт', shown: 'toast' },
  day_taken: { status: 409, text: 'В этот день есть брони или мероприятия. Проверьте их и повторите', shown: 'toast' },
  room_not_bookable: { status: 409, text: 'Это помещение нельзя забронировать онлайн', shown: 'toast' },
  tariff_gone: { status: 409, text: 'Выбранный тариф больше не действует', shown: 'toast' },
  price_changed: { status: 409, text: 'Стоимость изменилась. Проверьте новую сумму и повторите', shown: 'toast' },
  too_many_holds: {
    status: 429,
    text: 'У вас уже есть неоплаченные брони. Оплатите их или отмените, чтобы забронировать ещё',
    shown: 'toast',
  },
  hold_expired: { status: 409, text: 'Время на оплату истекло, бронь снята', shown: 'toast' },
  booking_not_payable: { status: 409, text: 'Эту бронь нельзя оплатить', shown: 'toast' },
  booking_not_cancellable: { status: 409, text: 'Эту бронь нельзя отменить', shown: 'toast' },
  refund_not_failed: { status: 409, text: 'Этот возврат уже идёт или прошёл', shown: 'toast' },
  receipt_not_ready: { status: 409, text: 'Чек появится после оплаты', shown: 'toast' },
  payment_down: {
    status: 503,
    text: 'Платёжный сервис недоступен. Бронь сохранена, попробуйте ещё раз',
    shown: 'toast',
  },

  not_editable: { status: 409, text: 'В этом статусе запись изменить нельзя', shown: 'toast' },
  already_decided: { status: 409, text: 'Это уже решено без вас', shown: 'toast' },
  move_not_allowed: { status: 409, text: 'В\u00a0этом статусе так сделать нельзя', shown: 'toast' },
  file_too_big: { status: 413, text: 'Файл слишком большой', shown: 'toast' },
  file_type_wrong: { status: 415, text: 'Файлы такого типа не принимаются', shown: 'toast' },
  file_limit: { status: 409, text: 'Больше файлов сюда добавить нельзя', shown: 'toast' },
  css_refused: { status: 400, text: 'В стилях есть то, что использовать нельзя', shown: 'field' },
  esia_unfinished: { status: 409, text: 'Вход через Госуслуги не завершён. Начните его ещё раз', shown: 'toast' },
  esia_refused: { status: 409, text: 'Вход через Госуслуги отменён', shown: 'toast' },
  esia_expired: {
    status: 409,
    text: 'Время на вход через Госуслуги вышло, или он уже завершён. Начните его ещё раз',
    shown: 'toast',
  },
  esia_invalid: { status: 409, text: 'Ответ Госуслуг не прошёл проверку. Начните вход ещё раз', shown: 'toast' },
  esia_phone_needed: {
    status: 409,
    text: 'На Госуслугах не указан или не подтверждён номер телефона. Подтвердите его там или войдите здесь по номеру телефона',
    shown: 'toast',
  },
  esia_phone_taken: {
    status: 409,
    text: 'Номер телефона из Госуслуг занят другой учётной записью. Войдите по номеру телефона или обратитесь в техподдержку',
    shown: 'toast',
  },
  esia_down: {
    status: 503,
    text: 'Вход через Госуслуги сейчас недоступен. Попробуйте позже или обратитесь в техподдержку.',
    shown: 'toast',
  },
  passport_missing: { status: 409, text: 'Сначала заполните паспортные данные', shown: 'toast' },
  inn_not_found: { status: 404, text: 'ИНН не найден. Проверьте данные или введите его сами', shown: 'toast' },
  inn_down: {
    status: 503,
    text: 'Сервис поиска ИНН недоступен. Попробуйте позже или обратитесь в техподдержку.',
    shown: 'toast',
  },
  address_down: { status: 503, text: 'Поиск адресов недоступен. Введите адрес целиком', shown: 'toast' },
  category_exists: { status: 409, text: 'Такая категория уже есть', shown: 'field' },
  ticket_sold: { status: 409, text: 'Билеты уже проданы, удалить нельзя', shown: 'toast' },
  tickets_sold_out: {
    status: 409,
    text: 'Столько мест уже не\u00a0осталось. Выберите меньше или другой вид билетов',
    shown: 'toast',
  },
  tickets_not_on_sale: { status: 409, text: 'Эти билеты сейчас не\u00a0продаются', shown: 'toast' },
  too_many_tickets: {
    status: 409,
    text: 'На\u00a0одного человека можно взять не\u00a0больше 10\u00a0билетов',
    shown: 'toast',
  },
  event_not_payable: { status: 409, text: 'Это мероприятие не ожидает оплаты', shown: 'toast' },
  event_payment_down: {
    status: 503,
    text: 'Платёжный сервис недоступен. Попробуйте ещё раз через минуту',
    shown: 'toast',
  },
  item_in_request: {
    status: 409,
    text: 'Товар стоит в отправленной заявке. Изменить или удалить его нельзя',
    shown: 'toast',
  },
  request_empty: { status: 409, text: 'Добавьте в заявку хотя бы один товар', shown: 'toast' },
  file_name_too_long: {
    status: 400,
    server: 'file name is too big',
    text: 'Слишком длинное имя файла. Максимальная длина имени файла - 100 символов',
    shown: 'toast',
  },
  too_many_files: {
    status: 400,
    server: 'too many files',
    text: 'Максимально доступное для загрузки количество файлов - 200 файлов',
    shown: 'toast',
  },
  project_address_taken: {
    status: 409,
    server: 'urlTranslit duplicate',
    text: 'Произошла ошибка при обновлении проекта. Такой адрес проекта уже существует',
    shown: 'warning',
  },
  gallery_address_taken: { status: 409, text: 'Такой адрес галереи уже существует', shown: 'field' },
  service_duplicate: { status: 409, text: 'Сервис уже добавлен', shown: 'warning' },
  bulk_too_many: {
    status: 409,
    text: 'Под фильтр попадает больше 1\u00a0000 записей. Уточните фильтр и\u00a0повторите',
    shown: 'toast',
  },
  view_title_taken: { status: 409, text: 'Вид с\u00a0таким названием уже есть', shown: 'field' },
  view_limit: { status: 409, text: 'Больше 20 видов у\u00a0одного списка не\u00a0сохранить', shown: 'toast' },
  archive_rejected: { status: 400, text: 'Архив не удалось прочитать. Загрузите ZIP с изображениями', shown: 'toast' },
  review_not_allowed: {
    status: 409,
    text: 'Отзыв можно оставить один раз, после того как мероприятие состоялось',
    shown: 'toast',
  },
  draft_limit: {
    status: 409,
    text: 'У\u00a0вас уже 20 черновиков заявок. Отправьте или удалите ненужные',
    shown: 'toast',
  },
  request_limit: {
    status: 409,
    text: 'За\u00a0день можно отправить не\u00a0больше 10 заявок. Отправьте черновик завтра',
    shown: 'toast',
  },
  file_space_full: {
    status: 409,
    text: 'Файлы ваших заявок занимают 1\u00a0ГБ. Удалите ненужные',
    shown: 'toast',
  },
  proposal_missing: {
    status: 409,
    text: 'Предложение ещё не\u00a0принято',
    shown: 'toast',
  },
  proposal_closed: {
    status: 409,
    text: 'На\u00a0предложение уже ответили',
    shown: 'toast',
  },
  stage_required: { status: 409, text: 'Обязательный этап удалить нельзя', shown: 'toast' },
  document_closed: { status: 409, text: 'Документ закрыт, изменить его нельзя', shown: 'toast' },
  document_empty: { status: 409, text: 'Добавьте в документ хотя бы одну услугу', shown: 'toast' },
  number_taken: { status: 409, text: 'Документ с таким номером уже есть', shown: 'field' },
  amount_exceeded: {
    status: 409,
    text: 'По счёту столько не осталось: часть услуг уже в других актах',
    shown: 'toast',
  },
  vat_differs: { status: 409, text: 'Ставка НДС в счёте и в акте по нему должна совпадать', shown: 'field' },
  product_not_found: { status: 422, text: 'По этой ссылке не удалось найти товар', shown: 'field' },
  grant_exceeded: {
    status: 409,
    text: 'Давать и\u00a0забирать можно только те\u00a0права, которые есть у\u00a0вас самих',
    shown: 'toast',
  },
  last_manager: {
    status: 409,
    text: 'Это последний, кто управляет сотрудниками. Сначала дайте это право кому-нибудь ещё',
    shown: 'toast',
  },
  account_closing: {
    status: 409,
    text: 'Владелец этого номера удаляет свою учётную запись. Дать ей роль нельзя',
    shown: 'field',
  },
  account_leaving: { status: 409, text: 'Учётная запись удаляется, решать о\u00a0ней больше нечего', shown: 'toast' },
  bookings_ahead: {
    status: 409,
    text: 'Впереди оплаченные брони. Выберите, отменить их или\u00a0дождаться последней',
    shown: 'toast',
  },
  role_exists: { status: 409, text: 'Роль с\u00a0таким названием уже есть', shown: 'field' },
  role_in_use: { status: 409, text: 'Эта роль есть у\u00a0сотрудников. Сначала дайте им другую', shown: 'toast' },
  role_built_in: { status: 409, text: 'Роль «Администратор» изменить или удалить нельзя', shown: 'toast' },
  link_expired: {
    status: 410,
    text: 'Ссылка не\u00a0действует',
    shown: 'toast',
  },
  invitation_spent: {
    status: 409,
    text: 'Ссылка уже не\u00a0действует. Попросите администратора прислать новую',
    shown: 'toast',
  },
  in_use: { status: 409, text: 'Запись нельзя удалить: на неё ссылаются другие', shown: 'toast' },
} as const satisfies Record<string, FailureRow>;

export type FailureCode = keyof typeof failures;

export const isFailureCode = (word: unknown): word is FailureCode =>
  typeof word === 'string' && Object.hasOwn(failures, word);
