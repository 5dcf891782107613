// How far the device's tables are: pages that need them say so while they come.

class DeviceState {
  state = $state<'loading' | 'elsewhere' | 'ready' | 'failed'>('loading');
  reason = $state('');
  /** is the engine in use the compiled one? A site may have none, and a browser may refuse it */
  compiled = $state(true);
}

export const deviceState = new DeviceState();
