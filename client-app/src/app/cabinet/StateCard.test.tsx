// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StateCard } from './StateCard.tsx';

it('shows itself, and the focus goes to its heading, when it has replaced another state', () => {
  const onScroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  const card = (title: string, fresh: boolean) => <StateCard key={title} look="good" title={title} fresh={fresh} />;
  const { rerender } = render(card('Осталось оплатить', false));
  expect(onScroll).not.toHaveBeenCalled();
  rerender(card('Оплачено. Ждём вас!', true));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Оплачено. Ждём вас!' }));
  expect(onScroll.mock.contexts).toEqual([document.activeElement?.closest('section')]);
});
