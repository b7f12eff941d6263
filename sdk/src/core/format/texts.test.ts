import { expect, test } from 'vitest';
import { ApiFailure, failureFrom } from '../client/errors.ts';
import { failureTexts } from '../client/failures.texts.ts';
import { Unreachable } from '../client/unreachable.ts';
import { failedAt, signInTexts, textOf } from './texts.ts';

test('the generic text names what was being done and whom to ask', () => {
  expect(failedAt('обновлении профиля')).toBe(
    'Произошла ошибка при обновлении профиля. Попробуйте позже или обратитесь в техподдержку',
  );
  expect(failedAt('удалении отзыва', 'admin')).toBe(
    'Произошла ошибка при удалении отзыва. Попробуйте позже или обратитесь к администратору',
  );
});

test('the specification’s own texts are word for word', () => {
  expect(signInTexts).toEqual({
    wrongCredentials: 'Неверный номер телефона или пароль',
    loginFailed: 'Произошла ошибка при входе. Попробуйте позже или обратитесь в техподдержку.',
    logoutFailed: 'Произошла ошибка при выходе из системы. Попробуйте позже или обратитесь в техподдержку.',
    codeFailed: 'Произошла ошибка при отправке кода. Попробуйте позже или обратитесь в техподдержку.',
  });
});

test('an unknown error gets the area’s text, a known one keeps its own', () => {
  const generic = failedAt('бронировании');
  expect(textOf(failureFrom(500, 'Segmentation fault'), generic)).toBe(generic);
  expect(textOf(failureFrom(418, {}), generic)).toBe(generic);
  const failure = failureFrom(409, { code: 'slot_taken', text: failureTexts.slot_taken });
  expect(textOf(failure, generic)).toBe('Выбранные часы уже заняты. Выберите другое время');
  expect(textOf(new Unreachable('network'), generic)).toMatch(/^Нет связи/);
  expect(textOf(new ApiFailure('internal'))).toMatch(/^Произошла ошибка на сервере/);
});
