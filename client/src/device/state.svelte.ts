// How far the device's tables are: pages that need them say so while they come.

class DeviceState {
  state = $state<'loading' | 'elsewhere' | 'ready' | 'failed'>('loading');
  reason = $state('');
}

export const deviceState = new DeviceState();
