import { addEmbedSite, listEmbedSites, removeEmbedSite } from '@venue/sdk/embeds/admin';
import { embedSiteRecord } from '@venue/sdk/embeds/kind';
import type { EmbedSite } from '@venue/sdk/embeds/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { DialogButtons, SmallDialog } from '@venue/shared-ui/mui/SmallDialog.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useState } from 'react';
import css from './EmbedDialog.module.css';

const { fields: labels, texts } = embedSiteRecord;

/** The line of code that shows the free hours of a room on another site, what it looks like, and which sites may. */
export default function EmbedDialog({ roomId, close }: { roomId: number; close: () => void }) {
  const { data, error, refetch } = useCall(listEmbedSites, {});
  const [siteId, setSiteId] = useState<number | null>(null);
  const [adding, setAdding] = useState(false);
  const sites = data?.message.sites;
  const site = sites?.find(({ embedSiteId }) => embedSiteId === siteId) ?? sites?.[0];
  return (
    <SmallDialog title="Встроить на&nbsp;сайт" close={close} stays>
      <p>
        На&nbsp;странице другого сайта появятся свободные часы помещения. Выбранные часы откроются у&nbsp;нас, там
        их&nbsp;забронируют и&nbsp;оплатят. Показывать часы могут только сайты из&nbsp;этого списка.
      </p>
      {sites ? (
        <>
          {site && (
            <Field label="Сайт">
              {wiring => (
                <PlainSelect
                  wiring={wiring}
                  value={site.embedSiteId}
                  options={sites.map(each => ({ id: each.embedSiteId, label: `${each.siteTitle}, ${each.siteUrl}` }))}
                  onChange={id => id !== undefined && setSiteId(id)}
                />
              )}
            </Field>
          )}
          {site && <Code key={site.embedSiteId} site={site} roomId={roomId} />}
          {adding || !site ? (
            <AddSite
              close={() => setAdding(false)}
              added={id => {
                setSiteId(id);
                setAdding(false);
              }}
            />
          ) : (
            <Flow gap={8}>
              <Button onClick={() => setAdding(true)}>Добавить сайт</Button>
              <RemoveSite site={site} />
            </Flow>
          )}
        </>
      ) : error ? (
        <ErrorNote error={error} title="Не&nbsp;удалось загрузить сайты" retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={6} />
      )}
      <DialogButtons>
        <Button color="inherit" onClick={close}>
          Закрыть
        </Button>
      </DialogButtons>
    </SmallDialog>
  );
}

function Code({ site: { siteKey }, roomId }: { site: EmbedSite; roomId: number }) {
  const { origin } = location;
  const code = `<script async src="${origin}/embed.js" data-site="${siteKey}" data-room="${roomId}"></script>`;
  return (
    <>
      <p className={css.code}>{code}</p>
      <Flow gap={8}>
        <Button variant="contained" onClick={() => void copy(code)}>
          Скопировать код
        </Button>
      </Flow>
      <section aria-label="Как это выглядит">
        <h3 className={css.heading}>Как это выглядит</h3>
        <iframe className={css.preview} title="Виджет на сайте" src={`/embed/${siteKey}/rooms/${roomId}`} />
      </section>
    </>
  );
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    notify.success('Код скопирован: вставьте его в\u00a0страницу сайта');
  } catch {
    notify.error('Не\u00a0удалось скопировать код. Выделите его и\u00a0скопируйте сами');
  }
}

function AddSite({ added, close }: { added: (id: number) => void; close: () => void }) {
  return (
    <CallForm
      keep="embed-site"
      call={addEmbedSite}
      from={{ siteTitle: '', siteUrl: '' }}
      texts={texts.create}
      done={reply => added(reply.id)}
      label="Новый сайт"
    >
      <Row>
        <Text name="siteTitle" label={labels.siteTitle.label} placeholder="Студия «Свет»" maxLength={80} />
        <Text name="siteUrl" label={labels.siteUrl.label} placeholder="svet.ru" maxLength={200} />
      </Row>
      <Flow gap={8}>
        <SubmitButton size="medium">Добавить</SubmitButton>
        <Button color="inherit" onClick={close}>
          Отмена
        </Button>
      </Flow>
    </CallForm>
  );
}

function RemoveSite({ site: { embedSiteId, siteUrl } }: { site: EmbedSite }) {
  const { send, busy } = useSend(removeEmbedSite, texts.remove);
  const remove = async () => {
    const question = {
      title: 'Убрать этот сайт?',
      text: `Свободные часы на\u00a0страницах ${siteUrl} больше не\u00a0покажутся.`,
      yes: 'Убрать',
      danger: true,
    };
    if (await confirm(question)) await send({ body: { embedSiteId } });
  };
  return (
    <Button color="inherit" aria-busy={busy || undefined} onClick={() => void remove()}>
      Убрать сайт
    </Button>
  );
}
