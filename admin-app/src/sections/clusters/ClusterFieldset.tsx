import { clusterRecord } from '@venue/sdk/clusters/kind';
import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { PhoneField } from '@venue/shared-ui/fields/PhoneField.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';
import type { ReactNode } from 'react';
import { SocialsFields } from '../../app/record/form/SocialsFields.tsx';

const { clusterName, clusterUrl, clusterVideoUrl } = clusterRecord.fields;

/** The fields of a cluster; `children` are its text and pictures. */
export const ClusterFieldset = ({ children }: { children: ReactNode }) => (
  <>
    <Text name="clusterName" label={clusterName.label} maxLength={200} />
    {children}
    <Row>
      <Text
        name="clusterUrl"
        label={clusterUrl.label}
        placeholder="example.ru"
        inputMode="url"
        maxLength={500}
        optional
      />
      <Text
        name="clusterVideoUrl"
        label={clusterVideoUrl.label}
        placeholder="vkvideo.ru, rutube.ru или youtube.com"
        inputMode="url"
        maxLength={500}
        optional
      />
    </Row>
    <Group title="Контакты">
      <Row>
        <PhoneField name="clusterContacts.phone" label="Телефон" optional />
        <Text
          name="clusterContacts.email"
          label="Электронная почта"
          type="email"
          inputMode="email"
          maxLength={254}
          optional
        />
      </Row>
      <Text name="clusterContacts.address" label="Адрес" maxLength={500} optional />
    </Group>
    <SocialsFields name="clusterSocials" />
  </>
);
