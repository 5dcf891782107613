import type { Board } from '../board';
import GenericBoard from './GenericBoard.svelte';

const board: Board = { component: GenericBoard, room: 'generic' };
export default board;
