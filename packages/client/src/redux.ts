// Areas reach react-redux and Redux Toolkit through this door only: a shared package is never tree-shaken, and two copies cannot happen.
import { createAsyncThunk, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { Provider, useDispatch as anyDispatch, useSelector as anySelector, useStore as anyStore } from 'react-redux';
import type { Dispatch, State, Store } from './store/store.ts';

export { createAsyncThunk, createSlice, Provider, type PayloadAction };
/** Reads the store, typed. */
export const useSelector = anySelector.withTypes<State>();
/** Dispatches actions and thunks, typed. */
export const useDispatch = anyDispatch.withTypes<Dispatch>();
/** The store itself: for handlers that read state once. */
export const useStore = anyStore.withTypes<Store>();
