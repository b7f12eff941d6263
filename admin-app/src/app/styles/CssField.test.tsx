import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure } from '@venue/sdk';
import { Form } from '@venue/shared-ui/form/Form.tsx';
import { useForm } from '@venue/shared-ui/form/useForm.ts';
import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { renderPage, startServer } from '../../testing/render.tsx';
import { CssField } from './CssField.tsx';
import type { Look } from './useCssLook.ts';

startServer();

/** Renders the field and repeats the `load` event of its preview, which jsdom fires before React subscribes. */
function open(field: ReactElement) {
  renderPage(field);
  fireEvent.load(screen.getByTitle(/^Предпросмотр/));
}

function Editor({ look, from = '' }: { look: Look; from?: string }) {
  const form = useForm({
    schema: z.object({ cssStyle: z.string() }),
    from: { cssStyle: from },
    submit: () => undefined,
  });
  return (
    <Form form={form}>
      <CssField name="cssStyle" scope="article-7" look={look}>
        <h2>Заголовок</h2>
      </CssField>
    </Form>
  );
}

const styles = () => screen.findByLabelText<HTMLTextAreaElement>(/^Стили/);
const page = () => screen.getByTitle<HTMLIFrameElement>(/^Предпросмотр/).contentDocument;

it('shows the record in a page of its own with the styles the server made', async () => {
  open(<Editor look={async css => (css ? `/files/article-7-preview-1.css?v=${css.length}` : null)} />);
  await waitFor(() => expect(page()?.querySelector('.article-7 h2')?.textContent).toBe('Заголовок'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByTitle(/^Предпросмотр/).getAttribute('sandbox')).toBe('allow-same-origin');
  await userEvent.type(await styles(), 'h2{{}');
  await waitFor(() =>
    expect(page()?.querySelector('link')?.getAttribute('href')).toBe('/files/article-7-preview-1.css?v=4'),
  );
  expect(await screen.findByText('Так запись увидят после сохранения')).toBeTruthy();
});

it('asks once for what was typed at one go, and forgets the answer to what has been changed since', async () => {
  const onRequest = vi.fn<Look>(async css => `/files/${css}`);
  open(<Editor look={onRequest} />);
  await userEvent.type(await styles(), 'abc');
  await waitFor(() => expect(page()?.querySelector('link')?.getAttribute('href')).toBe('/files/abc'));
  expect(onRequest.mock.calls.map(([css]) => css).filter(css => css !== '')).toEqual(['abc']);
});

it('marks the line that is refused, leads to it, and keeps the last good look', async () => {
  const look: Look = async css => {
    if (css.includes('url'))
      throw new ApiFailure('css_refused', { fields: { cssStyle: 'Строка 2: ссылки на файлы использовать нельзя' } });
    return '/files/good.css';
  };
  open(<Editor look={look} from="p { color: red }" />);
  await waitFor(() => expect(page()?.querySelector('link')).not.toBeNull());
  const area = await styles();
  await userEvent.type(area, '\nh2 {{ background: url(a) }');
  expect(await screen.findByText('Строка 2: ссылки на файлы использовать нельзя')).toBeTruthy();
  expect(area.getAttribute('aria-invalid')).toBe('true');
  expect(document.querySelector('[data-wrong]')?.textContent?.trim()).toBe('2');
  await userEvent.click(screen.getByRole('button', { name: /строке 2/ }));
  expect(document.activeElement).toBe(area);
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('h2 { background: url(a) }');
  expect(page()?.querySelector('link')?.getAttribute('href')).toBe('/files/good.css');
  await userEvent.clear(area);
  await waitFor(() => expect(area.getAttribute('aria-invalid')).toBeNull());
});

it('says so when the server cannot be asked', async () => {
  const look: Look = async () => {
    throw new ApiFailure('internal');
  };
  open(<Editor look={look} />);
  expect(await screen.findByText(/^Предпросмотр не.обновился\./)).toBeTruthy();
});
