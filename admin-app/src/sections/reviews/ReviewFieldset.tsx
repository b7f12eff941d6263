import { reviewRecord } from '@venue/sdk/reviews/kind';
import type { Review } from '@venue/sdk/reviews/model';
import { Text, TextArea } from '@venue/shared-ui/fields/inputs.tsx';
import { FocusField } from '@venue/shared-ui/files/FocusField.tsx';

const { reviewText, reviewAuthor, reviewVideoLink, reviewMeta } = reviewRecord.fields;

/** The frame in which the site shows the picture of a review. */
const frames = [{ title: 'На\u00a0странице отзывов', ratio: '4 / 3' }];

/** The fields of a review; once it has a picture, also the part of the picture that stays visible. */
export const ReviewFieldset = ({ image }: { image?: Review['reviewImage'] }) => (
  <>
    <TextArea name="reviewText" label={reviewText.label} maxLength={4000} />
    <Text
      name="reviewAuthor"
      label={reviewAuthor.label}
      placeholder="Например, Анна, организатор форума"
      maxLength={200}
      optional
    />
    <Text
      name="reviewVideoLink"
      label={reviewVideoLink.label}
      placeholder="vkvideo.ru, rutube.ru или youtube.com"
      inputMode="url"
      maxLength={500}
      optional
    />
    {image && (
      <FocusField
        name="reviewMeta"
        label={reviewMeta.label}
        hint="Где картинка не&nbsp;помещается целиком, останется место вокруг этой точки"
        image={{ url: image.path, alt: '' }}
        frames={frames}
      />
    )}
  </>
);
