import { NotFound } from '@venue/shared-ui/parts/NotFound.tsx';
import { inUse } from '../../sections.ts';

/** An address that leads nowhere. */
export default function NotFoundPage() {
  return <NotFound home={inUse.path} homeLabel="К бронированиям" />;
}
