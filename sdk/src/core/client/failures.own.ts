import type { FailureCode } from './failures.ts';

/**
 * The texts that every program bundles, because they may be needed without the server's: for replies of a proxy or of a
 * server that sends no texts, for failures before anything is sent, and for the specification's section 8.
 */
export const ownTexts = {
  invalid_input: 'Проверьте заполнение полей',
  malformed: 'Запрос не удалось прочитать',
  not_found: 'Запись не найдена',
  conflict: 'Данные успели измениться. Обновите страницу и повторите',
  too_large: 'Слишком большой запрос',
  unsupported_type: 'Такой формат данных не поддерживается',
  rate_limited: 'Слишком много попыток. Подождите немного и повторите',
  internal: 'Произошла ошибка на сервере. Попробуйте позже или обратитесь в техподдержку.',
  unavailable: 'Сервис временно недоступен. Попробуйте через минуту',
  profile_denied: 'У вас нет прав для просмотра',
  token_expired: 'Срок действия входа истёк. Войдите ещё раз',
  access_denied: 'Войдите, чтобы продолжить',
  access_closed: 'Доступ сотрудника закрыт администратором',
  forbidden: 'Доступ запрещён',
  user_exists: 'Пользователь уже существует в системе',
  captcha_failed: 'Проверка не пройдена. Подтвердите, что вы не робот',
  code_expired: 'Время действия кода подтверждения истекло, вы можете отправить новый код',
  sms_down: 'Сервис отправки кода недоступен. Попробуйте позже или обратитесь в техподдержку.',
  call_down: 'Сервис отправки кода недоступен. Попробуйте позже или обратитесь в техподдержку.',
  code_not_sent: 'Не удалось отправить код. Попробуйте позже или обратитесь в техподдержку.',
  file_too_big: 'Файл слишком большой',
  file_type_wrong: 'Файлы такого типа не принимаются',
  file_name_too_long: 'Слишком длинное имя файла. Максимальная длина имени файла - 100 символов',
  too_many_files: 'Максимально доступное для загрузки количество файлов - 200 файлов',
  project_address_taken: 'Произошла ошибка при обновлении проекта. Такой адрес проекта уже существует',
  service_duplicate: 'Сервис уже добавлен',
} as const satisfies Partial<Record<FailureCode, string>>;
