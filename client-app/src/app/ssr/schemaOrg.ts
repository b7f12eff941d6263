import { VENUE_PLACE } from '@venue/sdk';

// Parts of what pages say of themselves by schema.org.

const postalAddress = {
  '@type': 'PostalAddress',
  postalCode: VENUE_PLACE.postcode,
  addressLocality: VENUE_PLACE.city,
  streetAddress: VENUE_PLACE.street.replaceAll('\u00a0', ' '),
  addressCountry: 'RU',
} as const;

/** The venue, as the place of what is here. */
export const venuePlace = { '@type': 'EventVenue', name: 'Площадка', address: postalAddress } as const;

/** A sum as search engines read it: «1500.00». */
export const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);
