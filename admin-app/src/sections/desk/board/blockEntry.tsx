import type { HTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Placed } from './board.ts';
import { opens, pageOf } from './names.ts';

type Shown = HTMLAttributes<HTMLElement> & Readonly<Record<`data-${string}`, string | boolean | undefined>>;

/** A block as what it leads to: a link to its page, or a button. Without `open` the board listens to the clicks itself. */
export function blockEntry({ block }: Placed, shown: Shown, content: ReactNode, open?: () => void) {
  const page = pageOf(block);
  if (page !== undefined)
    return (
      <Link key={block.start} {...shown} to={page} draggable={false}>
        {content}
      </Link>
    );
  const leads = opens(block);
  return (
    <button
      key={block.start}
      {...shown}
      type="button"
      aria-disabled={!leads || undefined}
      onClick={leads ? open : undefined}
    >
      {content}
    </button>
  );
}
