// Answers every request with the same page of 25 bookings, so that only the client is measured.
import { createServer } from 'node:http';

const HOUR = 3_600_000;
const items = Array.from({ length: 25 }, (_, index) => {
  const start = Date.UTC(2026, 10, 20, 4) + index * HOUR;
  const at = time => new Date(time).toISOString();
  return {
    orderId: 9000 - index,
    status: index % 8 === 0 ? 3 : 2,
    roomId: index % 2 === 0 ? 31 : 52,
    roomName: index % 2 === 0 ? 'Фотостудия' : 'Видеостудия',
    userId: 100 + index,
    customer: 'Шевелёв Артём Игоревич',
    phone: `91200001${10 + index}`,
    accountState: 'active',
    tariff: 'С ассистентом',
    start: at(start),
    end: at(start + 2 * HOUR),
    runs: [{ start: at(start), end: at(start + 2 * HOUR), hours: 2 }],
    hours: 2,
    price: 480_000,
    createdAt: at(start - 72 * HOUR),
    paidAt: at(start - 71 * HOUR),
    rejectionReason: index % 8 === 0 ? 'Съёмка переносится' : null,
  };
});
const body = Buffer.from(
  JSON.stringify({ message: { page: 1, pageSize: 25, total: 10_000, totalIsExact: true }, items }),
);
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('content-length', body.length);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
process.once('SIGTERM', () => process.exit(0));
