import type { Option } from '@venue/sdk';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import type { ReactNode } from 'react';
import css from './RecordCard.module.css';

/** My records one below another. */
export const RecordList = ({ children }: { children: ReactNode }) => (
  <Stack as="ul" gap={16}>
    {children}
  </Stack>
);

interface Props {
  /** Left out: the record has no pictures; null: it has none yet. */
  picture?: { readonly thumb: string; readonly alt: string } | null | undefined;
  /** Its first letter replaces a missing picture. */
  name?: string;
  /** A link with the name of the record. */
  heading: ReactNode;
  option: Option;
  /** The record is over: its picture is grey. */
  over?: boolean;
  /** What staff answered: «Причина: …». */
  answer?: string | null | undefined;
  actions?: ReactNode;
  /** Paragraphs about it. */
  children?: ReactNode;
}

/** One of my records in a list: picture, name, status, details and actions. */
export const RecordCard = ({ picture, name = '', heading, option, over, answer, actions, children }: Props) => (
  <li className={css.card} data-plain={picture === undefined || undefined} data-over={over || undefined}>
    {picture !== undefined && (
      <div className={css.picture}>
        {picture ? (
          <img src={picture.thumb} alt={picture.alt || name} width={640} height={480} loading="lazy" decoding="async" />
        ) : (
          <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
        )}
      </div>
    )}
    <div className={css.body}>
      <div className={css.head}>
        <h2 className={css.name}>{heading}</h2>
        <StatusChip option={option} />
      </div>
      {children}
      {answer && <p className={css.answer}>{answer}</p>}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  </li>
);
