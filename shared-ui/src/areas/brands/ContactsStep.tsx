import { suggestAddress } from '@venue/sdk/brands';
import { type BrandAddress, brandLimits } from '@venue/sdk/brands/model';
import { useApi } from '../../data/ApiProvider.tsx';
import { Text } from '../../fields/inputs.tsx';
import { ListField } from '../../fields/ListField.tsx';
import { PhoneField } from '../../fields/PhoneField.tsx';
import { Suggest } from '../../fields/Suggest.tsx';
import { Row } from '../../form/Form.tsx';

/** An address that was typed and not chosen from the suggestions: text only, without a city or coordinates. */
const typed = (value: string): BrandAddress => ({ value, city: '', latitude: null, longitude: null });

/** How to reach the brand and where it is. */
export function ContactsStep() {
  const { client } = useApi();
  return (
    <>
      <ListField
        name="brandPhones"
        label="Телефоны"
        empty=""
        limit={brandLimits.phones}
        addLabel="Добавить телефон"
        entryLabel={index => `телефон ${index + 1}`}
        hint="Нужен телефон или электронная почта"
      >
        {(name, index) => <PhoneField name={name} label={`Телефон ${index + 1}`} />}
      </ListField>
      <Text name="brandEmail" label="Электронная почта" type="email" autoComplete="email" optional />
      <Suggest<BrandAddress>
        name="address"
        label="Адрес"
        placeholder="Город, улица, дом"
        hint="Выберите из подсказок или введите целиком"
        from={3}
        find={async (search, signal) =>
          (await client.send(suggestAddress, { body: { search } }, { signal })).message.addresses
        }
        textOf={address => address.value}
        free={typed}
      />
      <Text name="brandSiteUrl" label="Сайт" type="url" placeholder="example.ru" optional />
      <Row>
        <Text name="brandSocials.vk" label="ВКонтакте" type="url" placeholder="vk.com/…" optional />
        <Text name="brandSocials.tg" label="Телеграм" type="url" placeholder="t.me/…" optional />
      </Row>
    </>
  );
}
