export { listRooms } from '@venue/sdk/rooms';
