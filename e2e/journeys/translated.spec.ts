import { expect, type Page } from '@playwright/test';
import { addDays, dayOf } from '@venue/sdk';
import { codeFor, freeRun, newPhone } from '../support/api.ts';
import { takenOver } from '../support/looks.ts';
import { hour, payInFrame, turnTo } from '../support/steps.ts';
import { test } from '../support/test.ts';

/**
 * Translates the page as browsers do: each text becomes two elements around its translation, and so do the texts that
 * come later. Here the translation is the text itself, so that it can be read.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isOurs = (node: Node) => node.parentElement?.closest('font, script, style, textarea') != null;
    function translateIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        if (!/[а-яё]/i.test(text.textContent ?? '') || isOurs(text)) continue;
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(text.textContent ?? '');
        text.parentNode?.replaceChild(outer, text);
      }
    }
    // The page is the app's first: a translator begins when it has read it.
    addEventListener('load', () => {
      setTimeout(() => {
        translateIn(document.body);
        new MutationObserver(changes => {
          for (const { addedNodes, target, type } of changes) {
            if (type === 'characterData') translateIn(target);
            for (const node of addedNodes) translateIn(node);
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }, 500);
    });
  });
}

let problems: string[] = [];
test.beforeEach(async ({ page }) => {
  problems = [];
  page.on('pageerror', error => {
    // What was translated before React took it over is drawn once more, and React says so.
    if (!/React error #418/.test(String(error))) problems.push(String(error));
  });
  page.on('console', message => {
    if (message.type() === 'error' && /NotFoundError|not a child/.test(message.text())) problems.push(message.text());
  });
  await translate(page);
});
test.afterEach(() => expect(problems).toEqual([]));

/**
 * A page translated before its hydration is drawn anew. The driver may have looked a field up before that and fill in
 * the one that has left the page, which no person can.
 */
async function translated(page: Page): Promise<void> {
  await expect(page.locator('h1 font').first()).toBeVisible();
  await takenOver(page);
}

test('a visitor books and pays on a translated page, and finds the sums of the last choice there', async ({ page }) => {
  const { starts } = await freeRun(31, 2);
  const [first = '', second = ''] = starts;
  const phone = newPhone();
  await page.goto('/app/rooms/31');
  await translated(page);
  await turnTo(page, first);
  await hour(page, first).click();
  await hour(page, second).click();
  await hour(page, second).click();
  await hour(page, second).click();
  await expect(page.getByText(/Выбрано\s2\sчаса/)).toBeAttached();
  await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
  await page.getByRole('button', { name: 'Забронировать' }).click();
  await expect(page.getByText(/Код действителен ещё/)).toBeVisible();
  await page.locator('input[name=code]').fill(await codeFor(phone));
  await expect(page).toHaveURL(/booking\/order\/\d+\/payment/);
  await page.getByRole('button', { name: /^Оплатить/ }).click();
  await payInFrame(page);
  await expect(page.getByRole('heading', { name: /[Оо]плачен/ })).toBeVisible();
});

test('signing in with a phone and a password goes through every step', async ({ page }) => {
  await page.goto('/app/marketplace/login');
  await translated(page);
  await page.getByRole('textbox', { name: 'Номер телефона' }).fill('9120000101');
  await page.getByRole('button', { name: 'Продолжить' }).click();
  await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('Guest-2026');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page).not.toHaveURL(/login/);
});

test('a ticket, a question and a request for a hall are sent', async ({ page }) => {
  const phone = newPhone();
  await test.step('the ticket', async () => {
    await page.goto('/app/events');
    await page.getByRole('link', { name: 'Ночь керамики' }).click();
    await page.getByRole('button', { name: 'Для сопровождающих: больше' }).click();
    await page.getByRole('button', { name: 'Зарегистрироваться' }).click();
    await page.getByRole('textbox', { name: 'Имя и фамилия' }).fill('Ивлева Нина');
    await page.getByRole('textbox', { name: 'Телефон' }).fill(phone);
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText('Без согласия на обработку данных билет не оформить')).toBeVisible();
    await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByLabel('Код из СМС').fill(await codeFor(phone));
    await page.getByRole('button', { name: /Подтвердить/ }).click();
    await expect(page).toHaveURL(/\/tickets\/[0-9A-Z]{12}$/);
  });
  await test.step('the question', async () => {
    await page.goto('/app/contacts');
    await translated(page);
    await page.getByRole('button', { name: 'Задать вопрос' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Электронная почта' }).fill('guest@example.ru');
    await dialog.getByRole('textbox', { name: 'Вопрос' }).fill('Есть ли у вас парковка?');
    await dialog.getByRole('button', { name: 'Отправить' }).click();
    await expect(dialog).toHaveCount(0);
  });
  await test.step('the request', async () => {
    await page.goto(`/app/rooms/47?day=${addDays(dayOf(Date.now()), 9)}`);
    await translated(page);
    await page.getByLabel('Сколько гостей').fill('60');
    await page.getByRole('textbox', { name: 'Для чего' }).fill('Собрание');
    await page.getByRole('textbox', { name: /Как к\sвам обращаться/ }).fill('Мария');
    const other = newPhone();
    await page.getByRole('textbox', { name: 'Телефон' }).fill(other);
    await page.getByRole('button', { name: 'Отправить запрос' }).click();
    await expect(page.getByText(/Код действителен ещё/)).toBeVisible();
    await page.locator('input[name=code]').fill(await codeFor(other));
    await expect(page.getByRole('heading', { name: 'Запрос отправлен' })).toBeVisible();
  });
});
