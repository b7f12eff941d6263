import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Spinner } from '@venue/shared-ui/parts/load/Spinner.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import css from './StateCard.module.css';

interface Props {
  look: 'good' | 'done' | 'warn' | 'wait' | 'plain';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  /** It has replaced another state during this visit: the focus moves to its heading. */
  fresh: boolean;
}

const icons = { good: 'success', done: 'success', warn: 'warning' } as const;

/** One state of a payment: what happened, in a sentence or two, and what can be done. */
export function StateCard({ look, title, children, actions, fresh }: Props) {
  const card = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh) return;
    heading.current?.focus({ preventScroll: true });
    // The window may stand where a form was that is gone now. The sign above the heading belongs to what happened.
    card.current?.scrollIntoView({ block: 'start' });
  }, [fresh]);
  return (
    <section ref={card} className={css.state} data-look={look}>
      {look === 'wait' ? (
        <Spinner size={48} />
      ) : look === 'plain' ? null : (
        <span className={css.sign}>
          <Icon name={icons[look]} size={look === 'good' ? 56 : 44} />
        </span>
      )}
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children && <div className={css.words}>{children}</div>}
      {actions && <div className={css.actions}>{actions}</div>}
    </section>
  );
}
