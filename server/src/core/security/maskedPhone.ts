import { formatPhone } from '@venue/sdk';

/** A phone for those who may not read users: enough to recognise whose it is, not enough to call. */
export const maskedPhone = (phone: string): string => formatPhone(phone).replace(/\d{3}-\d{2}(?=-\d{2}$)/, '•••-••');
