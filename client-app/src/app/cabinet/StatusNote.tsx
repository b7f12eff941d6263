import type { Option } from '@venue/sdk';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import type { ReactNode, Ref } from 'react';
import css from './StatusNote.module.css';

interface Props {
  option: Option;
  /** When it came to this status, where that is worth knowing. */
  since?: string | null | undefined;
  /** What the reviewer answered, under «Почему» or the like. */
  answer?: { readonly title: string; readonly text: string } | null | undefined;
  /** For moving the focus here when the note replaces a form. */
  ref?: Ref<HTMLElement>;
  /** What the status means and what to do. */
  children: ReactNode;
}

/** A record's status, what it means, and the reviewer's answer. */
export const StatusNote = ({ option, since, answer, ref, children }: Props) => (
  <section ref={ref} tabIndex={-1} className={css.note} aria-label="Статус">
    <p className={css.head}>
      <StatusChip option={option} />
      {since && <span>с&nbsp;{formatDate(since)}</span>}
    </p>
    {answer && (
      <blockquote className={css.answer}>
        <SoftText as="span" size="tiny">
          {answer.title}
        </SoftText>
        {answer.text}
      </blockquote>
    )}
    <div className={css.words}>{children}</div>
  </section>
);
