import { CustomerComment } from '@venue/sdk/bookings/model';
import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import * as z from 'zod/mini';
import css from './AboutVisit.module.css';
import type { About } from './useBookingRequest.ts';

interface Props {
  about: About;
  /** Why this number of guests is not allowed. */
  wrong: string | null;
  tell(about: Partial<About>): void;
}

const MOST_LETTERS = 500;

/** What staff may want to know before the visit: how many come, and what to prepare. */
export function AboutVisit({ about, wrong, tell }: Props) {
  const tooLong = z.safeParse(CustomerComment, about.comment).error?.issues[0]?.message;
  return (
    <section className={css.about} aria-labelledby="about-visit">
      <h2 id="about-visit">О&nbsp;вашем визите</h2>
      <div className={css.guests}>
        <Field label="Сколько вас будет" optional error={wrong ?? undefined}>
          {wiring => (
            <input
              {...wiring}
              className={inputClass}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              value={about.guests}
              onChange={event => tell({ guests: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Комментарий для администратора"
        optional
        error={tooLong}
        hint="Например, что подготовить или кого встретить"
      >
        {wiring => (
          <textarea
            {...wiring}
            className={inputClass}
            maxLength={MOST_LETTERS}
            value={about.comment}
            onChange={event => tell({ comment: event.target.value })}
          />
        )}
      </Field>
    </section>
  );
}
