export { applicationPushes as pushes } from '@venue/sdk/applications/admin';
