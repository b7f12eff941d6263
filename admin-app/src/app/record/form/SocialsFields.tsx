import { Text } from '@venue/shared-ui/fields/inputs.tsx';
import { Group, Row } from '@venue/shared-ui/form/Form.tsx';

const networks = [
  ['telegram', 'Telegram', 't.me/imya'],
  ['vk', 'ВКонтакте', 'vk.com/imya'],
  ['dzen', 'Дзен', 'dzen.ru/imya'],
  ['youtube', 'YouTube', 'youtube.com/@imya'],
] as const;

/** Fields for links to social networks, stored in the object under this name. */
export const SocialsFields = ({ name }: { name: string }) => (
  <Group title="Соцсети">
    {[networks.slice(0, 2), networks.slice(2)].map(pair => (
      <Row key={pair[0]?.[0]}>
        {pair.map(([network, label, placeholder]) => (
          <Text
            key={network}
            name={`${name}.${network}`}
            label={label}
            placeholder={placeholder}
            inputMode="url"
            maxLength={500}
            optional
          />
        ))}
      </Row>
    ))}
  </Group>
);
