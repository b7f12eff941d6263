import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CodeStep } from './CodeStep.tsx';
import type { CodeFlow, CodeState } from './useCodeFlow.ts';

const flow = (state: CodeState): CodeFlow => ({
  state,
  smsuid: state === 'sent' ? '1' : null,
  code: '',
  setCode: () => undefined,
  validText: '',
  resendText: '',
  canSend: state !== 'sending',
  start: async () => true,
  reset: () => undefined,
});

it('gives the code field the focus as soon as a code is sent, also a new one', () => {
  const step = (state: CodeState) => <CodeStep flow={flow(state)} text="Введите код" />;
  const { rerender } = render(step('sending'));
  const field = () => screen.getByLabelText(/Код из\sСМС/);
  expect(document.activeElement).not.toBe(field());
  rerender(step('sent'));
  expect(document.activeElement).toBe(field());
  rerender(step('finished'));
  document.body.focus();
  rerender(step('sending'));
  rerender(step('sent'));
  expect(document.activeElement).toBe(field());
});
