import { mount } from 'svelte';
import App from './App.svelte';
import { prepare } from './app/transport';
import './style/fonts.css';
import './style/tokens.css';
import './style/ui.css';
import './style/motion.css';
import './style/frame.css';

void prepare().finally(() => mount(App, { target: document.getElementById('app')! }));
