// Areas import react-redux and Redux Toolkit only from here: shared packages are not tree-shaken, and the page must
// have a single copy.
import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { Provider, useDispatch as anyDispatch, useSelector as anySelector, useStore as anyStore } from 'react-redux';
import type { Dispatch, State, Store } from './store/store.ts';

export { createAsyncThunk, createSlice, Provider, type PayloadAction };
/** Typed `useSelector`. */
export const useSelector = anySelector.withTypes<State>();
/** Typed `useDispatch`. */
export const useDispatch = anyDispatch.withTypes<Dispatch>();
/** Typed `useStore`, for handlers that read the state once. */
export const useStore = anyStore.withTypes<Store>();
