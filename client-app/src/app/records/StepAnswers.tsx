import { Facts } from '@venue/shared-ui/parts/record/Sheet.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import css from './StepAnswers.module.css';

/** All answers of a form, step by step. */
export const AnswerList = ({ children }: { children: ReactNode }) => <Stack gap={28}>{children}</Stack>;

interface Props {
  title: string;
  /** The step's `step` parameter, for the link that edits it; omitted where nothing can be changed. */
  step?: string;
  /** The answers, each a `Fact`. */
  facts: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
}

/** The answers of one step. */
export function StepAnswers({ title, step, facts, children }: Props) {
  const { pathname } = useLocation();
  // Within the form the answers are under the heading of its last step.
  const Heading = step === undefined ? 'h2' : 'h3';
  return (
    <Stack as="section" gap={12} aria-label={step === undefined ? title : `Ответы: ${title}`}>
      <div className={css.head}>
        <Heading>{title}</Heading>
        {step !== undefined && (
          <Link to={`${pathname}?step=${step}`} aria-label={`Изменить: ${title}`}>
            Изменить
          </Link>
        )}
      </div>
      <Facts>{facts}</Facts>
      {children}
    </Stack>
  );
}
