/// <reference types="vite/types/importMeta.d.ts" />
import { useQueryClient } from '@tanstack/react-query';
import type { Client } from '@venue/sdk';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { onBack } from '@venue/shared-ui/data/connection.ts';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { useEffect, useState } from 'react';
import { FILES } from '../app/offlineCaches.ts';
import css from './OfflineNote.module.css';

interface Props {
  /** Reads the nearest records of a list as if their pages had been opened. A constant or memoized. */
  ahead?: ((client: Client) => Promise<void>) | undefined;
}

/**
 * Keeps what a screen of tickets or bookings reads for the time without a network, and says when it shows what was
 * kept. Renders nothing while there is a connection.
 */
export default function OfflineNote({ ahead }: Props) {
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const queries = useQueryClient();
  const { client } = useApi();

  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    // Only on https and on this machine; the development server has no worker.
    if (!workers || !import.meta.env.PROD) return;
    const hear = ({ data }: MessageEvent<{ savedAt: number }>) => setSavedAt(data.savedAt);
    workers.addEventListener('message', hear);
    const readAgain = () => void queries.refetchQueries({ type: 'active' });
    const stop = onBack(() => {
      setSavedAt(null);
      readAgain();
    });
    // What was read before there was a worker is not kept yet.
    if (!workers.controller) workers.addEventListener('controllerchange', readAgain, { once: true });
    // Replies that came before this note did not say that they were kept.
    else if (!navigator.onLine) readAgain();
    // Without it the screen works as it did.
    void workers
      .register('/app/worker.js')
      .then(keepLoadedFiles)
      .catch(() => undefined);
    return () => {
      stop();
      workers.removeEventListener('message', hear);
      workers.removeEventListener('controllerchange', readAgain);
    };
  }, [queries]);

  useEffect(() => {
    if (!ahead || !import.meta.env.PROD) return;
    // What could not be read ahead is read when its page is opened.
    void navigator.serviceWorker?.ready.then(() => ahead(client)).catch(() => undefined);
  }, [ahead, client]);

  return (
    <div role="status">
      {savedAt !== null && (
        <p className={css.note}>
          Нет связи. Данные на&nbsp;{formatDateTime(new Date(savedAt))}, новые загрузятся сами.
        </p>
      )}
    </div>
  );
}

/** Files that this page loaded before there was a worker. */
async function keepLoadedFiles(): Promise<void> {
  const files = await caches.open(FILES);
  for (const { name } of performance.getEntriesByType('resource'))
    if (new URL(name).pathname.startsWith('/app/assets/') && !(await files.match(name))) await files.add(name);
}
