import { addEventCss } from '@venue/sdk/events/admin';
import { type AdminEvent, eventCssScope } from '@venue/sdk/events/model';
import { useApi } from '@venue/shared-ui/data/ApiProvider.tsx';
import { Formatted } from '@venue/shared-ui/parts/Formatted.tsx';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { CssField } from '../../app/styles/CssField.tsx';
import type { EventValues } from './eventForm.ts';

/** The styles of the description, shown on it while they are typed. */
export function LookStep({ event: { eventId } }: { event: AdminEvent }) {
  const { client } = useApi();
  const { getValues } = useFormContext<EventValues>();
  const html = useWatch<EventValues, 'eventDescription'>({ name: 'eventDescription' });
  const [params] = useSearchParams();
  // The preview is a page of its own and asks the server: only for those who look at it. The summary finds its way here.
  if (params.get('step') !== 'look') return <input type="hidden" name="cssStyle" data-label="Стили (CSS)" />;
  return (
    <CssField
      name="cssStyle"
      scope={eventCssScope(eventId)}
      look={async (cssStyle, signal) => {
        const body = { eventId, cssStyle, version: getValues('version'), preview: true };
        return (await client.send(addEventCss, { body }, { signal })).message.cssUrl;
      }}
    >
      {html === '' ? (
        <p>Описания пока нет: напишите его, и&nbsp;стили будет видно на&nbsp;нём.</p>
      ) : (
        <Formatted html={html} />
      )}
    </CssField>
  );
}
