import { chromium } from '@playwright/test';
const base = process.env.BASE ?? 'http://127.0.0.1:5291';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu'] });
const looks = [[360, 740, 'light'], [1280, 900, 'light'], [360, 740, 'dark'], [1280, 900, 'dark']];
const only = process.argv.slice(2);
const context = await browser.newContext({ locale: 'ru-RU', timezoneId: 'Asia/Yekaterinburg', baseURL: base, reducedMotion: 'reduce' });
const page = await context.newPage();
page.on('pageerror', e => console.log('PAGEERROR', String(e)));
page.on('console', m => m.type() === 'error' && console.log('CONSOLE', m.text()));
page.setDefaultTimeout(60000);
await page.goto('/app/marketplace/login');
await page.getByRole('textbox', { name: 'Номер телефона' }).fill('9120000101');
await page.getByRole('button', { name: 'Продолжить' }).click();
await page.getByRole('textbox', { name: 'Пароль', exact: true }).fill('Guest-2026');
await page.getByRole('button', { name: 'Войти', exact: true }).click();
await page.waitForURL(/account/);
const token = await page.evaluate(() => JSON.parse(localStorage.token ?? '{}'));
const own = await page.evaluate(async () => {
  const tokens = Object.values(JSON.parse(localStorage.getItem('token') ?? '{}'))[0];
  const res = await fetch('/api/article/get_articles/1', { method: 'POST', headers: { 'content-type': 'application/json', authorization: tokens?.access, 'x-profile': tokens?.profile }, body: JSON.stringify({ own: true }) });
  return res.status;
});
console.log('own', own);
await page.goto('/app/marketplace/account/articles');
await page.getByRole('heading', { level: 2 }).first().waitFor();
const links = await page.$$eval('h2 a', as => as.map(a => [a.textContent, a.getAttribute('href')]));
console.log(links);
const idOf = title => links.find(([t]) => t.includes(title))?.[1].match(/(\d+)$/)[1];
const draft = idOf('Лён'), pub = idOf('каталог'), rework = idOf('мифов'), wait = idOf('предзаказ');
const screens = {
  list: '/app/marketplace/account/articles',
  create: '/app/marketplace/account/articles/create',
  edit: `/app/marketplace/account/articles/${rework}/edit`,
  own: `/app/marketplace/account/articles/${rework}`,
  waiting: `/app/marketplace/account/articles/${wait}`,
  publics: '/app/articles',
  public: `/app/articles/${pub}`,
  home: '/app/marketplace/account',
};
for (const [w, h, scheme] of looks) {
  await page.setViewportSize({ width: w, height: h });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  for (const [name, path] of Object.entries(screens)) {
    if (only.length && !only.includes(name)) continue;
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => !document.querySelector('[aria-busy=true]')).catch(() => console.log('busy', name));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log('OVER', name, w, over);
    await page.screenshot({ path: `/tmp/shots/articles/${name}-${w}-${scheme}.png`, fullPage: true });
    if (name === 'edit') {
      await page.getByRole('tab', { name: 'Предпросмотр' }).click();
      await page.screenshot({ path: `/tmp/shots/articles/preview-${w}-${scheme}.png`, fullPage: true });
    }
  }
}
await browser.close();
