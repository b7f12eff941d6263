import { formatTime } from '@venue/shared-ui/dates/format.ts';
import { UnsavedGuard } from '@venue/shared-ui/form/UnsavedGuard.tsx';
import css from './RequestEditor.module.css';
import type { SaveState } from './useAutosave.ts';

/** Whether what was typed is on the server. */
export const SaveLine = ({ state }: { state: SaveState }) => (
  <>
    <UnsavedGuard dirty={state.kind === 'offline' || state.kind === 'refused'} />
    <p className={css.state} data-kind={state.kind} aria-live={state.kind === 'saved' ? 'off' : 'polite'}>
      {words(state)}
    </p>
  </>
);

function words(state: SaveState): string {
  switch (state.kind) {
    case 'same':
      return 'Ответы сохраняются сами: можно уйти и\u00a0вернуться';
    case 'saving':
      return 'Сохраняем…';
    case 'saved':
      return `Черновик сохранён в\u00a0${formatTime(state.at)}`;
    case 'offline':
      return 'Черновик не\u00a0сохранён: нет связи';
    case 'refused':
      return `Черновик не\u00a0сохранён: ${state.text}`;
  }
}
