import LinearProgress from '@mui/material/LinearProgress';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useRef } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { useNarrow } from '../parts/useNarrow.ts';
import { Mui } from '../theme/Mui.tsx';
import css from './Steps.module.css';

type State = 'open' | 'done' | 'wrong';

interface Props {
  label: string;
  at: number;
  steps: readonly { readonly name: string; readonly title: string; readonly state: State }[];
  go: (index: number) => void;
}

const words: Readonly<Record<State, string>> = { open: '', done: ': заполнен', wrong: ': есть ошибки' };

/** From this many steps on, a row of them needs a wide page. */
const MANY = 7;
const MANY_WIDTH = 1280;

/** The steps of a form and their state: a row if there is room, otherwise a summary line that unfolds. */
export function StepList({ label, at, steps, go }: Props) {
  const narrow = useNarrow(steps.length < MANY ? undefined : MANY_WIDTH);
  const fold = useRef<HTMLDetailsElement>(null);
  const stepper = (
    <Stepper
      nonLinear
      activeStep={at}
      aria-label={label}
      {...(narrow
        ? { orientation: 'vertical', className: css.vertical }
        : { alternativeLabel: true, ...(steps.length < MANY ? {} : { className: css.many }) })}
    >
      {steps.map(({ name, title, state }, index) => (
        <Step key={name} completed={state === 'done'}>
          <StepButton
            disableRipple
            onClick={() => {
              if (fold.current) fold.current.open = false;
              if (index !== at) go(index);
            }}
          >
            <StepLabel error={state === 'wrong'}>
              {title}
              <span className="visually-hidden">{words[state]}</span>
            </StepLabel>
          </StepButton>
        </Step>
      ))}
    </Stepper>
  );
  if (!narrow) return <Mui>{stepper}</Mui>;
  const wrong = steps.filter(({ state }) => state === 'wrong').length;
  return (
    <Mui>
      <details ref={fold} className={css.fold}>
        <summary className={css.summary}>
          <span>
            <span>{`Шаг ${at + 1} из\u00a0${steps.length}`}</span>
            {wrong > 0 && <span className={css.wrong}> — есть ошибки</span>}
          </span>
          <Icon name="down" className={css.chevron} />
          <LinearProgress
            className={css.bar}
            variant="determinate"
            value={((at + 1) / steps.length) * 100}
            aria-hidden="true"
          />
        </summary>
        {stepper}
      </details>
    </Mui>
  );
}
