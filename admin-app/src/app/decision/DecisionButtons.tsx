import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { late } from '@venue/shared-ui/parts/late.tsx';
import { Suspense, useState } from 'react';
import type { Decision } from './decision.ts';

const DecisionDialog = late(
  () => import('./DecisionDialog.tsx'),
  ({ close }) => close(),
);

interface Props {
  decisions: readonly Decision[];
  /** Decided. */
  done?: (decision: Decision) => void;
  /** Given up, perhaps because the record has changed. */
  again?: (() => void) | undefined;
}

const look = { main: 'contained', plain: 'outlined', danger: 'outlined' } as const;

/** A button for each possible decision; its dialog asks for confirmation. */
export function DecisionButtons({ decisions, done, again }: Props) {
  const [asked, setAsked] = useState<Decision | null>(null);
  // The same about the record as it is by now, somebody else's decision included.
  const now = decisions.find(each => each.name === asked?.name);
  return (
    <>
      {decisions.map(decision => (
        <Button
          key={decision.name}
          variant={look[decision.tone]}
          color={decision.tone === 'danger' ? 'error' : 'primary'}
          onClick={() => setAsked(decision)}
        >
          {decision.label}
        </Button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <DecisionDialog
            decision={now ?? asked}
            mayAgain={now !== undefined && now.seen !== asked.seen}
            close={() => {
              setAsked(null);
              again?.();
            }}
            done={() => {
              setAsked(null);
              done?.(asked);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
