import form from '@venue/shared-ui/form/Form.module.css';
import { REVEAL } from '@venue/shared-ui/form/formState.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

interface Props {
  /** Shows the panel with this `data-panel`. */
  reveal: (panel: string) => void;
  children: ReactNode;
}

/** Panels of a form. An error that leads to a field in a hidden panel shows the panel and focuses the field. */
export function Panels({ reveal, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [field, setField] = useState<HTMLElement | null>(null);
  const hear = useEffectEvent(({ target }: Event) => {
    const panel = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-panel]') : null;
    if (!(target instanceof HTMLElement) || !panel?.hidden) return;
    reveal(panel.dataset.panel ?? '');
    setField(target);
  });
  useEffect(() => {
    const panels = box.current;
    const listener = (event: Event) => hear(event);
    panels?.addEventListener(REVEAL, listener);
    return () => panels?.removeEventListener(REVEAL, listener);
  }, []);
  useEffect(() => {
    if (!field) return;
    field.focus();
    // Reset, so that the next error can focus the same field again.
    setField(null);
  }, [field]);
  return <div ref={box}>{children}</div>;
}

/** One panel of a form; it stays mounted while another is chosen. */
export const Panel = ({ name, chosen, children }: { name: string; chosen: string; children: ReactNode }) => (
  <div data-panel={name} hidden={name !== chosen}>
    <div className={form.form}>{children}</div>
  </div>
);
