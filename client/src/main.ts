import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/ui.css';
import './style/motion.css';
import './style/frame.css';

mount(App, { target: document.getElementById('app')! });
