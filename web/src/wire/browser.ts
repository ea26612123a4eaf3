// The real environment of the connection: the browser's sockets, its clock, and this device's session.
import type { Socket, World } from './connection';
import { wantsPacked } from './frames';
import { asGuest } from './http';

export const browser: World = {
  open(): Socket {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/play`);
    socket.binaryType = 'arraybuffer';
    return socket as unknown as Socket;
  },
  packed: wantsPacked(location.hostname),
  after(millis, then) {
    const timer = setTimeout(then, millis);
    return () => clearTimeout(timer);
  },
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 0x1_0000_0000,
  async enter() {
    await asGuest();
  },
};
