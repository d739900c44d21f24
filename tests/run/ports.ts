import { createServer, type AddressInfo, type Server } from 'node:net';

export interface Ports {
  api: number;
  staff: number;
  demo: number;
}

/** The ports of this run: inherited from the parent process, or free ones. */
export async function choosePorts(): Promise<Ports> {
  const inherited = process.env.AMS_PORTS?.split(',').map(Number);
  const [api = 0, staff = 0, demo = 0] = inherited?.length === 3 ? inherited : await freePorts(3);
  return { api, staff, demo };
}

/** The environment by which the tasks of a run share its ports. */
export function portsEnv({ api, staff, demo }: Ports): NodeJS.ProcessEnv {
  return { AMS_PORTS: [api, staff, demo].join(','), VITE_API_HOST: `http://localhost:${api}` };
}

/** Opens all servers before it closes any, so that no port is returned twice. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => close(server)));
  return ports;
}

function listen(): Promise<Server> {
  return new Promise((ready, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, () => {
      ready(server);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((closed) => {
    server.close(() => closed());
  });
}
