import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Choose, Text } from '@venue/shared-ui/fields/inputs.tsx';
import { CallForm } from '@venue/shared-ui/form/CallForm.tsx';
import { SaveKey } from '@venue/shared-ui/form/SaveKey.tsx';
import { SubmitButton } from '@venue/shared-ui/form/SubmitButton.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { getPlace, placeState, savePlace } from './pretend.calls.ts';

export default function EditPlacePage() {
  const { id = '' } = useParams();
  const { data } = useCall(getPlace, { id });
  return (
    <Page {...useScreen()}>
      {data ? (
        <CallForm call={savePlace} to={{ id }} from={data.message} texts={{ done: 'Место успешно обновлено' }} guarded>
          <SaveKey />
          <Text name="placeName" label="Название" />
          <Choose name="placeState" label="Состояние" options={placeState.options} />
          <SubmitButton>Сохранить</SubmitButton>
        </CallForm>
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Page>
  );
}
